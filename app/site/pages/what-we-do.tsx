import { Blocks } from '../../shared/blocks.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import type { Route } from './+types/what-we-do.ts'
import { loadPage } from './load-page.server.ts'
import { WrittenHero, writtenMeta } from './written-page.tsx'

export const handle = { sheets: ['article'] } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, 'services')

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData)

/** What the house does, in rows: each says what it is and leads to where it is had. */
export default function Services({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <WrittenHero page={page} />
      <div className="wrap listing">
        <ul className="rows wordy offers">
          {page.sections.map(({ id, title, blocks }) => (
            <li key={id} id={id}>
              <h2>{title}</h2>
              <div className="prose">
                <Blocks blocks={blocks} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
