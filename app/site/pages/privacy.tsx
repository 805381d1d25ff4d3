import type { PageHandle } from '../../ui/sheet.ts'
import type { Route } from './+types/privacy.ts'
import { loadPage } from './load-page.server.ts'
import { VisitsSwitch } from './visits-switch.tsx'
import { WrittenPage, writtenMeta } from './written-page.tsx'

export const handle = { sheets: ['article', 'reading'], words: ['visits-switch'], staticWords: ['pages'] } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, 'privacy')

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData)

export default function Privacy({ loaderData: page }: Route.ComponentProps) {
  return (
    <WrittenPage page={page}>
      <VisitsSwitch />
    </WrittenPage>
  )
}
