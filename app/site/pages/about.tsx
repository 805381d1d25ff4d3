import { Link } from 'react-router'
import type { PageHandle } from '../../ui/sheet.ts'
import { aboutWords } from '../../words/pages.ts'
import { useSite } from '../site-data.ts'
import type { Route } from './+types/about.ts'
import { loadPage } from './load-page.server.ts'
import { WrittenPage, writtenMeta } from './written-page.tsx'

export const handle = { sheets: ['article', 'reading'] } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, 'about')

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData)

export default function About({ loaderData: page }: Route.ComponentProps) {
  const site = useSite()
  return (
    <WrittenPage page={page}>
      <section className="plain-panel">
        <div className="tile" />
        <div className="tx stack">
          <h2>{aboutWords.visit}</h2>
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
              {aboutWords.write}
            </Link>
            <Link className="more" to="/services">
              {aboutWords.services}
            </Link>
          </p>
        </div>
      </section>
    </WrittenPage>
  )
}
