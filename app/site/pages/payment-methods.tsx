import { Link } from 'react-router'
import { answerHours, bankOpenHours, offerHours } from '#features/bookings/holds/hold-length.ts'
import { paymentMethodTable, type VisitorPaymentMethod, visitorPaymentMethods } from '#features/payments/payment-methods.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Words } from '#platform/languages/source.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { paymentMethodWords } from '../../words/payment-methods.ts'
import { paymentMethodsContentWords } from '../../words/payment-methods-content.ts'
import { paymentMethodsPageWords } from '../../words/payment-methods-page.ts'
import { Hours } from '../enquiries/kigali-now.tsx'
import { pageMeta } from '../page-meta.ts'
import { readSettings } from '../shared-reads.server.ts'
import type { Route } from './+types/payment-methods.ts'

export const handle = { sheets: ['enquiry'], words: ['payment-methods-page', 'office-hours'] } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readSettings(context)
  const words = wordsOf(context, paymentMethodsContentWords)
  const names = wordsOf(context, paymentMethodWords)
  sharePage(context, ['settings'])
  const { cards } = contextOf(context)
  const offered = visitorPaymentMethods.filter(
    (method) => cards !== undefined || paymentMethodTable[method].recordedBy === 'staff',
  )
  return {
    methods: offered.map((method) => ({ name: names[method], texts: textsOf(method, settings, words) })),
    request: words.request({ answer: answerHours, pay: offerHours }),
    deposit: words.deposit({
      percent: formatterOf(context).percent(settings.depositBasisPoints / 100),
      days: settings.balanceDays,
    }),
    hours: settings.office.hours,
  }
}

function textsOf(
  method: VisitorPaymentMethod,
  { holds }: Settings,
  words: Words<typeof paymentMethodsContentWords.tree>,
): string[] {
  switch (method) {
    case 'bank-transfer': {
      const days = paymentMethodTable[method].visitor.leastDaysBefore
      const hours = { usual: holds.bankHours, near: holds.bankNearHours, open: bankOpenHours }
      return [words[method].from, words[method].holds({ ...hours, days })]
    }
    case 'mobile-money':
      return [words[method].from, heldText(holds.mobileMoneyMinutes, words[method]), words[method].limit]
    case 'card':
      return [words[method].from, heldText(holds.cardMinutes, words[method])]
  }
}

type Counted = (values: { count: number }) => string

/** Whole hours are said as such. */
const heldText = (minutes: number, { holdsHours, holdsMinutes }: { holdsHours: Counted; holdsMinutes: Counted }) =>
  minutes % 60 === 0 ? holdsHours({ count: minutes / 60 }) : holdsMinutes({ count: minutes })

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, paymentMethodsPageWords)
  return pageMeta(args, { title, description, crumbs: [] })
}

/** How a booking is paid, before anybody books: every figure comes from the settings that the rules use. */
export default function PaymentMethods({ loaderData: { methods, request, deposit, hours } }: Route.ComponentProps) {
  const words = useWords(paymentMethodsPageWords)
  return (
    <div className="wrap enquiry single">
      <h1>{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      <div className="methods">
        {methods.map(({ name, texts }) => (
          <section key={name} className="part">
            <h2 className="t-3">{name}</h2>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <section className="part">
          <h2 className="t-3">{words.request}</h2>
          <p>{request}</p>
        </section>
        <section className="part">
          <h2 className="t-3">{words.deposit}</h2>
          <p>{deposit}</p>
          <p>{words.francs}</p>
        </section>
        <section className="part">
          <h2 className="t-3">{words.back.title}</h2>
          <p>
            {words.back.text} <Link to="/terms-and-conditions">{words.back.terms}</Link>
          </p>
        </section>
      </div>
      <dl className="contacts copy part">
        <div>
          <dt>{words.hours}</dt>
          <dd>
            <Hours hours={hours} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
