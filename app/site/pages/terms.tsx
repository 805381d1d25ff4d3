import { data, Link } from 'react-router'
import { findTerms, listTermsVersions } from '#features/pages/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { written } from '../../languages/addresses.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { PageSections } from '../../shared/written/page-sections.tsx'
import { sectionsOnce } from '../../shared/written/shown-blocks.server.ts'
import { ListLink } from '../../ui/list-link.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { termsWords } from '../../words/terms.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { readSettings } from '../shared-reads.server.ts'
import type { Route } from './+types/terms.ts'

const drawing = { id: 'tea', hour: 'mist', seed: 12 } as const

export const handle = { sheets: ['article'], query: ['version'], words: ['terms'], staticWords: ['pages'] } satisfies PageHandle

/** The terms in force, or an older version by `?version`: a booking names the one it accepted. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = contextOf(context)
  const { termsVersion } = await readSettings(context)
  const requested = url.searchParams.get('version')?.slice(0, 40) ?? termsVersion
  const [terms, versions] = await Promise.all([findTerms(db, requested), listTermsVersions(db)])
  if (!terms) throw data(null, { status: 404 })
  sharePage(context, ['terms', 'settings'])
  const sections = await sectionsOnce(context, terms.sections)
  return { terms: { ...terms, sections }, versions, inForce: terms.version === termsVersion }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  const { title, description } = wordsOfMatches(args.matches, termsWords)
  const unlisted = loaderData?.inForce === false
  return pageMeta(args, { title, description, drawing, crumbs: [], unlisted })
}

export default function Terms({ loaderData: { terms, versions, inForce } }: Route.ComponentProps) {
  const words = useWords(termsWords)
  const format = useFormatter()
  return (
    <>
      <PageHero
        drawing={drawing}
        title={words.title}
        lede={words.lede({ version: terms.version, day: format.day(terms.effectiveOn) })}
      />
      {!inForce && (
        <div className="wrap">
          <p className="note apart">
            {words.old} <Link to="/terms-and-conditions">{words.toCurrent}</Link>
          </p>
        </div>
      )}
      {/* What is agreed to is the English, until a version is translated and agreed to in that language. */}
      <div lang={useLanguage() === written ? undefined : written}>
        <PageSections sections={terms.sections} numbered />
      </div>
      <section className="wrap leaf" id="changes">
        <h2 className="t-2">{words.changes}</h2>
        <ul className="rows">
          {versions.map(({ version, effectiveOn, changes }) => (
            <li key={version}>
              <h3>
                <ListLink to={`/terms-and-conditions?version=${version}`}>{words.version({ version })}</ListLink>
              </h3>
              <p className="ui muted">
                {words.from({ day: format.day(effectiveOn) })} {changes}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
