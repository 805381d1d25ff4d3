import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import type { Route } from './+types/know-rwanda.ts'
import { loadPage } from './load-page.server.ts'
import { WrittenHero, writtenMeta } from './written-page.tsx'

const load = async () => (await import('./hour-chapters.tsx')).HourChapters
const Chapters = staticPart(load, import.meta.env.SSR ? await load() : undefined)

export const handle = { sheets: ['article', 'reading'], staticWords: ['pages'] } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, 'know-rwanda')

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData)

export default function KnowRwanda({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <WrittenHero page={page} />
      {page.sections !== null && <Chapters name="chapters" of={page.sections} />}
    </>
  )
}
