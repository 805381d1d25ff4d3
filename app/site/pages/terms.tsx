import { data, Link } from 'react-router'
import { type AgreedTerms, termsKey } from '#features/pages/agreed-terms.ts'
import {
  findAgreedTerms,
  findTermsToAgree,
  listTermsLanguages,
  listTermsVersions,
  listTranslatedChanges,
} from '#features/pages/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { contextOf, sharePage } from '../../context.ts'
import { written } from '../../languages/addresses.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { languageOf } from '../../shared/page-words.server.ts'
import { noteLanguages } from '../../shared/translated-content.server.ts'
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

export const handle = {
  sheets: ['article'],
  query: ['version', 'language', 'revision'],
  words: ['terms'],
  staticWords: ['pages'],
} satisfies PageHandle

/**
 * The terms in force, or an older version by `?version`, as readers of this language agree to them; with `language` and `revision`
 * exactly the text that a booking was made under.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = contextOf(context)
  const language = languageOf(context)
  const { termsVersion } = await readSettings(context)
  const now = await findTermsToAgree(db, termsVersion, language)
  const shown = await requestedTerms(db, url.searchParams, { version: termsVersion, language })
  const terms = await findAgreedTerms(db, shown)
  if (!terms) throw data(null, { status: 404 })
  const [versions, translated] = [await listTermsVersions(db), await listTranslatedChanges(db, language)]
  sharePage(context, ['terms', 'settings'])
  noteLanguages(context, await listTermsLanguages(db, termsVersion))
  return {
    name: terms.name,
    effectiveOn: terms.effectiveOn,
    lang: shown.language === language ? undefined : shown.language,
    sections: await sectionsOnce(context, terms.sections),
    versions: versions.map((version) => {
      const changes = translated.get(version.version)
      const lang = changes || language === written ? undefined : written
      return { ...version, changes: changes ?? version.changes, lang }
    }),
    inForce: termsKey(shown) === termsKey(now),
  }
}

/** Which text an address names: what may be agreed to in a language, or one text for good. */
async function requestedTerms(db: Db, query: URLSearchParams, now: { version: string; language: string }): Promise<AgreedTerms> {
  const version = query.get('version')?.slice(0, 40) ?? now.version
  const language = query.get('language')
  if (language === null) return findTermsToAgree(db, version, now.language)
  const revision = language === written ? null : Number(/^\d{1,6}$/.exec(query.get('revision') ?? '')?.[0] ?? 0)
  return { version, language, revision }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  const { title, description } = wordsOfMatches(args.matches, termsWords)
  // English terms on a page of another language are found under their own address.
  const unlisted = loaderData?.inForce === false || loaderData?.lang !== undefined
  return pageMeta(args, { title, description, drawing, crumbs: [], unlisted })
}

export default function Terms({
  loaderData: { name: shown, effectiveOn, lang, sections, versions, inForce },
}: Route.ComponentProps) {
  const words = useWords(termsWords)
  const format = useFormatter()
  return (
    <>
      <PageHero drawing={drawing} title={words.title} lede={words.lede({ version: shown, day: format.day(effectiveOn) })} />
      {!inForce && (
        <div className="wrap">
          <p className="note apart">
            {words.old} <Link to="/terms-and-conditions">{words.toCurrent}</Link>
          </p>
        </div>
      )}
      {lang === written && (
        <div className="wrap">
          <p className="note apart">{words.inEnglish}</p>
        </div>
      )}
      {/* Where a version is not translated, what is agreed to is the English. */}
      <div lang={lang}>
        <PageSections sections={sections} numbered />
      </div>
      <section className="wrap leaf" id="changes">
        <h2 className="t-2">{words.changes}</h2>
        <ul className="rows">
          {versions.map(({ version, name, effectiveOn, changes, lang }) => (
            <li key={version}>
              <h3>
                <ListLink to={`/terms-and-conditions?version=${version}`}>{words.version({ version: name })}</ListLink>
              </h3>
              <p className="ui muted">
                {words.from({ day: format.day(effectiveOn) })} <span lang={lang}>{changes}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
