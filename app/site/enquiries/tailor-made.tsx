import { Link } from 'react-router'
import { monthsFrom, mostTravellers } from '#features/enquiries/enquiry-choices.ts'
import { tailorMadeForm } from '#features/enquiries/enquiry-form.ts'
import { firstStart, nextTurn } from '#features/orders/order-cut-off.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { stampForm } from '../../shared/guard-form.server.ts'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { namesOfPage } from '../../shared/translated-content.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { enquiryAboutWords } from '../../words/enquiry-about.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { tailorMadeWords } from '../../words/tailor-made.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/tailor-made.ts'
import { EnquiryPage } from './enquiry-layout.tsx'
import { findAbout } from './find-about.server.ts'
import { TailorMadeFields } from './tailor-made-fields.tsx'
import { takeEnquiry } from './take-enquiry.server.ts'

export const handle = {
  sheets: ['enquiry'],
  query: ['about', 'travellers', 'month'],
  words: ['tailor-made', 'enquiries', 'problems'],
} satisfies PageHandle

const drawing = { id: 'camp', hour: 'dusk', seed: 7 } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const textOf = await namesOfPage(context)
  const about = await findAbout(ctx.db, url.searchParams.get('about'), wordsOf(context, enquiryAboutWords), textOf)
  // A month of which no day can be booked any more is none to travel in.
  const months = monthsFrom(firstStart(now))
  sharePage(context, ['packages', 'community'], nextTurn(now))
  return { stamp: stampForm(context), about, months, begins: tailorMadeBegins(url.searchParams, about?.id, months) }
}

/** Staff read what was chosen in English. */
export const action = (args: Route.ActionArgs) => {
  const words = readEnglish(tailorMadeWords)
  const { clock, db } = contextOf(args.context)
  return takeEnquiry(args, tailorMadeForm(kigaliDay(clock.now())), async ({ name, email, phone, message, ...given }) => {
    const about = await findAbout(db, given.about, readEnglish(enquiryAboutWords), ({ name }) => name)
    return {
      kind: 'tailor-made',
      name,
      email,
      phone,
      message,
      details: {
        [words.about]: about ? `${about.title} (${about.id})` : '',
        [words.what]: given.what.map((wish) => words.wishes[wish]).join(', '),
        [words.where]: given.where,
        [words.month]: given.month && englishFormatter.month(`${given.month}-01`),
        [words.days]: given.days === undefined ? '' : String(given.days),
        [words.travellers]: String(given.travellers),
        [words.children]: given.children,
        [words.comfort]: given.comfort && words.sleeps[given.comfort],
        [words.budget]: given.budget && words.budgets[given.budget],
      },
    }
  })
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, tailorMadeWords)
  return pageMeta(args, { title, description, drawing, crumbs: [] })
}

export default function TailorMade({ loaderData, actionData }: Route.ComponentProps) {
  const { stamp, about, months, begins } = loaderData
  const words = useWords(tailorMadeWords)
  const { check, change, quote } = words.steps
  return (
    <>
      <PageHero drawing={drawing} title={words.title} lede={words.lede} />
      <div className="wrap enquiry writes">
        <div>
          <h2 className="t-3">{words.next}</h2>
          <ol className="stages">
            {[check, change, quote].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h2 className="t-3">{words.ready}</h2>
          <p className="onward">
            <Link className="more" to="/packages">
              {words.readyJourneys}
            </Link>
            <Link className="more" to="/departures">
              {words.readyDates}
            </Link>
          </p>
        </div>
        <div>
          <EnquiryPage
            answer={actionData}
            stamp={stamp}
            button={words.button}
            begins={begins}
            head={about && <LookedAt title={about.title} />}
          >
            {(reply) => <TailorMadeFields reply={reply} months={months} />}
          </EnquiryPage>
        </div>
      </div>
    </>
  )
}

const LookedAt = ({ title }: { title: string }) => (
  <p className="about">
    {useWords(tailorMadeWords).about} <b>{title}</b>
  </p>
)

/** The values of the form before anything was typed, from its address; a value that makes no sense is dropped. */
function tailorMadeBegins(params: URLSearchParams, about: string | undefined, months: readonly string[]): Record<string, string> {
  const travellers = params.get('travellers') ?? ''
  const month = params.get('month') ?? ''
  const counted = /^\d{1,2}$/.test(travellers) && Number(travellers) >= 1 && Number(travellers) <= mostTravellers
  return {
    about: about ?? '',
    travellers: counted ? String(Number(travellers)) : '2',
    month: months.includes(month) ? month : '',
    comfort: about === 'luxury' ? 'luxury' : '',
  }
}
