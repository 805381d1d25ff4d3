import { Link } from 'react-router'
import { partyParts, readParty } from '#features/orders/requested-party.ts'
import { readQuestion } from '#features/search/question.ts'
import { searchEverything } from '#features/search/search-everything.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import { SearchBox } from '../../shared/search/search-box.tsx'
import { readSearchLanguage } from '../../shared/search/search-language.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { fromPriceWords } from '../../words/from-price.ts'
import { searchWords } from '../../words/search.ts'
import { pageMeta } from '../page-meta.ts'
import { readCards } from '../shared-reads.server.ts'
import type { Route } from './+types/search.ts'
import { fromLine } from './from-line.ts'
import { type Answer, loadAnswer } from './load-answer.server.ts'
import { Results } from './results.tsx'
import { isPackage, readPart, resultsOf } from './results-of.ts'

export const handle = {
  sheets: ['search'],
  words: ['search', 'search-box'],
  query: ['q', 'in', 'travellers', 'childAges', 'residency'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const language = await readSearchLanguage(context)
  const question = readQuestion(url.searchParams.get('q'), language)
  const part = readPart(url.searchParams.get('in'))
  if (url.search === '') sharePage(context, [])
  const ctx = contextOf(context)
  const [found, answer] = await Promise.all([
    searchEverything(ctx, question, part, language),
    question.words.length > 0 && !part ? loadAnswer(context, question.text) : undefined,
  ])
  const cards = await readCards(
    context,
    found.documents.filter(isPackage).map(({ id }) => id),
  )
  const fromWords = wordsOf(context, fromPriceWords)
  const prices = new Map(cards.map((card) => [card.slug, fromLine(card, fromWords, format)]))
  const party = partyParts(readParty(url.searchParams))
  return {
    question: question.text,
    part,
    party,
    answer,
    ...resultsOf(wordsOf(context, searchWords), question, found, prices, party),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const words = wordsOfMatches(args.matches, searchWords)
  const question = args.loaderData?.question
  return pageMeta(args, {
    title: question ? words.titleOf({ question }) : words.title,
    description: words.description,
    unlisted: true,
  })
}

export default function Search({ loaderData: { question, part, party, answer, ...results } }: Route.ComponentProps) {
  const nothing = results.groups.length === 0
  return (
    <div className="wrap search">
      <SearchBox large question={question}>
        {Object.entries(party).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SearchBox>
      <p className="results-summary" role="status">
        {question && !(answer && nothing) && results.summary}
      </p>
      {answer && <AnswerBlock answer={answer} />}
      {nothing ? (
        <Nothing hasQuestion={question !== '' && !answer} near={results.near} />
      ) : (
        <Results {...results} question={question} part={part} party={party} />
      )}
      {nothing && <OtherLinks />}
    </div>
  )
}

function Nothing({ hasQuestion: searched, near }: { hasQuestion: boolean; near: readonly { title: string; href: string }[] }) {
  const words = useWords(searchWords)
  if (!searched) return null
  return (
    <section className="nothing">
      <p>{words.noneText}</p>
      {near.length > 0 && (
        <>
          <h2 className="t-3">{words.didYouMean}</h2>
          <ul>
            {near.map(({ title, href }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Where to begin, in this order. */
const beginnings = [
  ['gorillas', '/packages?style=gorillas'],
  ['kibeho', '/packages?style=pilgrimage'],
  ['departures', '/departures'],
  ['hotels', '/hotels'],
  ['cars', '/car-hire-rates'],
  ['know', '/important-to-know'],
] as const

function OtherLinks() {
  const words = useWords(searchWords)
  return (
    <section>
      <h2 className="t-2">{words.begin}</h2>
      <ul className="rows">
        {beginnings.map(([name, href]) => (
          <li key={href}>
            <h3>
              <Link to={href}>{words.links[name].name}</Link>
            </h3>
            <p>{words.links[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What answers the question itself, above everything that was found for its words. */
function AnswerBlock({ answer: { title, figure, text, note, links, rowsTitle, rows } }: { answer: Answer }) {
  return (
    <section className="answer" aria-labelledby="answer">
      <h2 className="t-2" id="answer">
        {title}
      </h2>
      {figure && <p className="figure num">{figure}</p>}
      <p className="ui">{text}</p>
      {note && <p className="note">{note}</p>}
      {rowsTitle && <h3>{rowsTitle}</h3>}
      {rows.length > 0 && (
        <ul className="rows">
          {rows.map((row) => (
            <li key={row.href}>
              <h4>
                <Link to={row.href}>{row.title}</Link>
              </h4>
              <div>
                <p>{row.text}</p>
                {row.price && <p className="price num">{row.price}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="onward">
        {links.map(({ href, word }) => (
          <Link key={href} className="more" to={href}>
            {word}
          </Link>
        ))}
      </p>
    </section>
  )
}
