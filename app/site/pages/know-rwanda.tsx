import { Blocks } from '../../shared/blocks.tsx'
import type { ShownSection } from '../../shared/shown-blocks.ts'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { pageWords } from '../../words/pages.ts'
import type { Route } from './+types/know-rwanda.ts'
import { loadPage } from './load-page.server.ts'
import { WrittenHero, writtenMeta } from './written-page.tsx'

export const handle = { sheets: ['article'] } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, 'know-rwanda')

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData)

/** A long read in chapters by hour of the day. Each opens with its scene but the one about 1994, which is words alone. */
export default function KnowRwanda({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <WrittenHero page={page} />
      <nav className="wrap chapters" aria-label={pageWords.contents}>
        <ol>
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {page.sections.map((section) => (
        <Chapter key={section.id} section={section} />
      ))}
    </>
  )
}

function Chapter({ section: { id, title, blocks } }: { section: ShownSection }) {
  const [first, ...rest] = blocks
  const opening = first?.kind === 'picture' ? first : undefined
  return (
    <section className="chapter" id={id}>
      {opening && (
        <div className={`h-${opening.scene.hour} opening`}>
          <div className="pic">
            <ScenePicture drawing={opening.scene} format="wide" />
          </div>
          <div className="wrap">
            <h2>{title}</h2>
            <p className="ui">{opening.caption}</p>
          </div>
        </div>
      )}
      <div className="wrap reading">
        {!opening && <h2>{title}</h2>}
        <div className="prose">
          <Blocks blocks={opening ? rest : blocks} />
        </div>
      </div>
    </section>
  )
}
