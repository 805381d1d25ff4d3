import { Link } from 'react-router'
import { freeLeaderPlaces, pilgrims } from '#features/enquiries/enquiry-choices.ts'
import { parishForm } from '#features/enquiries/enquiry-form.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { kigaliDay, nextMidnight } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { stampForm } from '../../shared/guard-form.server.ts'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { parishWords } from '../../words/parish.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/parish-quote.ts'
import { EnquiryPage } from './enquiry-layout.tsx'
import { ParishFields } from './parish-fields.tsx'
import { takeEnquiry } from './take-enquiry.server.ts'

export const handle = {
  sheets: ['enquiry'],
  query: ['pilgrims'],
  words: ['enquiries', 'parish', 'problems'],
} satisfies PageHandle

const drawing = { id: 'pilgrim-road', hour: 'dusk', seed: 9 } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const { freeLeaderEvery } = await findSettings(ctx.db)
  sharePage(context, ['settings'], nextMidnight(now))
  const typed = url.searchParams.get('pilgrims') ?? ''
  const begins = /^\d{1,2}$/.test(typed) ? { pilgrims: typed } : {}
  return { stamp: stampForm(context), freeEvery: freeLeaderEvery, today: kigaliDay(now), begins }
}

export const action = async (args: Route.ActionArgs) => {
  const { clock, db } = contextOf(args.context)
  const { freeLeaderEvery } = await findSettings(db)
  // The office reads them.
  const words = readEnglish(parishWords)
  return takeEnquiry(args, parishForm(kigaliDay(clock.now())), ({ name, email, phone, message, ...given }) => ({
    kind: 'parish',
    name,
    email,
    phone,
    message,
    details: {
      [words.groupName]: given.group,
      [words.pilgrims]: String(given.pilgrims),
      [words.leaders]: String(given.leaders),
      [words.freePlaces]: String(freeLeaderPlaces(given.pilgrims, freeLeaderEvery)),
      [words.feast]: words.feasts[given.feast],
      [words.startsOn]: given.startsOn ? englishFormatter.day(given.startsOn) : '',
      [words.nights]: given.nights === undefined ? '' : String(given.nights),
      [words.rooms]: words.groupRooms[given.rooms],
      [words.busFrom]: given.busFrom,
      [words.mass]: given.mass.replaceAll(/\s+/g, ' '),
    },
  }))
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, parishWords)
  return pageMeta(args, { title, description, drawing, crumbs: [] })
}

export default function ParishQuote({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(parishWords)
  const { stamp, freeEvery, today, begins } = loaderData
  return (
    <>
      <PageHero drawing={drawing} title={words.title} lede={words.lede} />
      <div className="wrap enquiry writes">
        <div>
          {freeEvery > 0 && <FreePlaces every={freeEvery} />}
          <h2 className="t-3">{words.exact}</h2>
          <p>{words.exactText}</p>
          <p className="onward">
            <Link className="more" to="/booking/pilgrims">
              {words.pilgrimages}
            </Link>
          </p>
        </div>
        <div>
          <EnquiryPage answer={actionData} stamp={stamp} button={words.button} begins={begins}>
            {(reply) => <ParishFields reply={reply} today={today} />}
          </EnquiryPage>
        </div>
      </div>
    </>
  )
}

/** How many leaders travel free, by the size of the group. */
function FreePlaces({ every }: { every: number }) {
  const words = useWords(parishWords)
  const most = freeLeaderPlaces(pilgrims.most, every)
  const sizes = Array.from({ length: most + 1 }, (_, places) => ({
    from: Math.max(pilgrims.least, places * every),
    to: Math.min(pilgrims.most, (places + 1) * every - 1),
    places,
  })).filter(({ from, to }) => from <= to)
  return (
    <section className="free">
      <h2 className="t-3">{words.free({ every })}</h2>
      <table className="table num">
        <caption className="visually-hidden">{words.freeRows}</caption>
        <thead>
          <tr>
            <th scope="col">{words.freePilgrims}</th>
            <th scope="col" className="numeric">
              {words.freePlaces}
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ from, to, places }) => (
            <tr key={from}>
              <td>{from === to ? from : words.sizes({ from, to })}</td>
              <td className="numeric">{places === 0 ? words.noneFree : places}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
