import type { PageHandle } from '../../ui/sheet.ts'
import type { Route } from './+types/important-to-know.ts'
import { loadPage } from './load-page.server.ts'
import { WrittenPage, writtenMeta } from './written-page.tsx'

export const handle = { sheets: ['article'], staticWords: ['pages'] } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, 'important-to-know')

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData)

export default function ImportantToKnow({ loaderData: page }: Route.ComponentProps) {
  return <WrittenPage page={page} />
}
