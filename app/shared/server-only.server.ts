import { pageNotesKey, type RouteContext } from '../context.ts'
import { type Once, onlyDrawn } from '../ui/server-only.ts'

/**
 * Data for a static part (app/ui/static-part.tsx): in a whole document they are not sent, because the markup shows them
 * already.
 */
export const once = <Value>(context: RouteContext, value: Value): Once<Value> =>
  context.get(pageNotesKey).whole ? onlyDrawn(value) : value
