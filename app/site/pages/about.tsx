import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { aboutWords } from '../../words/about.ts'
import { useSite } from '../site-data.ts'
import type { Route } from './+types/about.ts'
import { loadPage } from './load-page.server.ts'
import { WrittenPage, writtenMeta } from './written-page.tsx'

export const handle = { sheets: ['article', 'reading'], words: ['about'], staticWords: ['pages'] } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, 'about')

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData)

export default function About({ loaderData: page }: Route.ComponentProps) {
  const words = useWords(aboutWords)
  const site = useSite()
  return (
    <WrittenPage page={page}>
      <section className="plain-panel">
        <div className="tile" />
        <div className="tx stack">
          <h2>{words.visit}</h2>
          {site && (
            <address className="copy ui">
              {site.company.legalName}
              <br />
              {site.company.address}
              <br />
              {site.company.phone}
              <br />
              {site.company.email}
            </address>
          )}
          <p className="row">
            <Link className="btn" to="/contact">
              {words.write}
            </Link>
            <Link className="more" to="/services">
              {words.services}
            </Link>
          </p>
        </div>
      </section>
    </WrittenPage>
  )
}
