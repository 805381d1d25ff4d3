import { pageNotesKey, type RouteContext } from '../context.ts'
import { type Once, onlyDrawn } from '../ui/server-only.ts'

/** Gives data to a still part of the page (app/ui/static-part.tsx): a page that goes out whole has them in its markup and not a second time. */
export const once = <Value>(context: RouteContext, value: Value): Once<Value> =>
  context.get(pageNotesKey).whole ? onlyDrawn(value) : value
