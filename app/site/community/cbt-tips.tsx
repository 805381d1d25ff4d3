import type { ReactNode } from 'react'
import { data } from 'react-router'
import type { CommunityGuide } from '#features/community/community-guide.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import type { Words } from '#platform/languages/source.ts'
import { sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { PageSections } from '../../shared/written/page-sections.tsx'
import { sectionsOnce } from '../../shared/written/shown-blocks.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { tipsWords } from '../../words/cbt-tips.ts'
import { codeOfConductWords } from '../../words/code-of-conduct.ts'
import { pageWords } from '../../words/pages.ts'
import { LangText } from '../lang-text.tsx'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { readCommunityGuide, readPage } from '../shared-reads.server.ts'
import type { Route } from './+types/cbt-tips.ts'
import { DosAndDonts } from './code-of-conduct.tsx'

const drawing = { id: 'coffee', hour: 'golden', seed: 7 } as const
const crumbsOf = ({ crumb }: Words<typeof tipsWords.tree>) => [{ name: crumb, path: '/community' }]

export const handle = { sheets: ['article', 'pilgrimage'], words: ['cbt-tips', 'code-of-conduct', 'pages'] } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const [guide, page] = await Promise.all([readCommunityGuide(context), readPage(context, 'cbt-tips')])
  if (!guide) throw data(null, { status: 404 })
  sharePage(context, ['community', 'pages', 'page:cbt-tips'])
  const { asOf, dos, donts, facts, phrases, phraseNote } = guide
  const visit = facts
    .filter(({ about }) => about === 'visit')
    .map((fact) => ({ id: fact.id, text: fact.text, ...untranslatedOf(fact) }))
  const of = untranslatedOf(guide)
  return { asOf, dos, donts, facts: visit, phrases, phraseNote, of, sections: await sectionsOnce(context, page?.sections ?? []) }
}

export const meta: Route.MetaFunction = (args) => {
  const words = wordsOfMatches(args.matches, tipsWords)
  return pageMeta(args, { title: words.title, description: words.description, drawing, crumbs: crumbsOf(words) })
}

export default function CbtTips({ loaderData }: Route.ComponentProps) {
  const words = useWords(tipsWords)
  const { title: howToBehave } = useWords(codeOfConductWords)
  const { asOf, dos, donts, facts, phrases, phraseNote, of, sections } = loaderData
  const page = useWords(pageWords)
  return (
    <div className="bands">
      <PageHero drawing={drawing} title={words.title} lede={words.lede} crumbs={crumbsOf(words)} />
      {sections !== null ? (
        <PageSections sections={sections} />
      ) : (
        <section className="sec">
          <div className="wrap">
            <h2 className="visually-hidden">{howToBehave}</h2>
            <DosAndDonts dos={dos} donts={donts} of={of} />
          </div>
        </section>
      )}
      <section className="sec sunk" id="words">
        <div className="wrap paired uneven">
          <Phrases phrases={phrases} note={<LangText lang={langOf(of, 'phraseNote')}>{phraseNote}</LangText>} />
          <div>
            <h2 className="t-2">{words.facts}</h2>
            <ul className="rule-list">
              {facts.map((fact) => (
                <li key={fact.id} lang={langOf(fact, 'text')}>
                  {fact.text}
                </li>
              ))}
            </ul>
            <p className="ui small muted">
              {page.asOf({ year: asOf })}. {page.notChecked}.
            </p>
          </div>
        </div>
      </section>
    </div>
  )
}

function Phrases({ phrases, note }: { phrases: CommunityGuide['phrases']; note: ReactNode }) {
  const words = useWords(tipsWords)
  return (
    <div>
      <h2 className="t-2">{words.phrases}</h2>
      <p className="lead">
        {words.phrasesLede} {note}
      </p>
      <WideTable label={words.phrases}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.english}</th>
              <th scope="col">{words.kinyarwanda}</th>
              <th scope="col">{words.swahili}</th>
            </tr>
          </thead>
          <tbody>
            {phrases.map(({ english, kinyarwanda, swahili, ...of }) => (
              <tr key={english}>
                <th scope="row" lang={langOf(of, 'english')}>
                  {english}
                </th>
                <Phrase lang="rw" text={kinyarwanda} />
                <Phrase lang="sw" text={swahili} />
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="ui small muted under">{words.unread}</p>
    </div>
  )
}

function Phrase({ lang, text }: { lang: string; text: string | null }) {
  const words = useWords(tipsWords)
  return text ? (
    <td lang={lang} translate="no">
      {text}
    </td>
  ) : (
    <td className="muted">{words.none}</td>
  )
}
