import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import type { Route } from './+types/what-we-do.ts'
import { loadPage } from './load-page.server.ts'
import { WrittenHero, writtenMeta } from './written-page.tsx'

const load = async () => (await import('./offer-rows.tsx')).OfferRows
const Rows = staticPart(load, import.meta.env.SSR ? await load() : undefined)

export const handle = { sheets: ['article'], staticWords: ['pages'] } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, 'services')

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData)

export default function Services({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <WrittenHero page={page} />
      {page.sections !== null && <Rows name="rows" of={page.sections} className="wrap listing" />}
    </>
  )
}
