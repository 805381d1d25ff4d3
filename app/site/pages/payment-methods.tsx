import { Link } from 'react-router'
import { answerHours, bankOpenHours, offerHours } from '#features/bookings/holds/hold-length.ts'
import { paymentMethodTable, type VisitorPaymentMethod, visitorPaymentMethods } from '#features/payments/payment-methods.ts'
import type { Settings } from '#features/settings/settings.ts'
import { contextOf, sharePage } from '../../context.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { paymentMethodNames } from '../../words/payment-methods.ts'
import { paymentMethodsPageWords as words } from '../../words/payment-methods-page.ts'
import { Hours } from '../enquiries/kigali-now.tsx'
import { pageMeta } from '../page-meta.ts'
import { readSettings } from '../shared-reads.server.ts'
import type { Route } from './+types/payment-methods.ts'

export const handle = { sheets: ['enquiry'], words: ['office-hours'] } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readSettings(context)
  sharePage(context, ['settings'])
  const { cards } = contextOf(context)
  const offered = visitorPaymentMethods.filter(
    (method) => cards !== undefined || paymentMethodTable[method].recordedBy === 'staff',
  )
  return {
    methods: offered.map((method) => ({ name: paymentMethodNames[method].name, texts: textsOf(method, settings) })),
    request: words.request.text(answerHours, offerHours),
    deposit: words.deposit.text(settings.depositBasisPoints, settings.balanceDays),
    hours: settings.office.hours,
  }
}

function textsOf(method: VisitorPaymentMethod, { holds }: Settings): string[] {
  switch (method) {
    case 'bank-transfer':
      return words.texts[method](
        holds.bankHours,
        holds.bankNearHours,
        bankOpenHours,
        paymentMethodTable[method].visitor.leastDaysBefore,
      )
    case 'mobile-money':
      return words.texts[method](holds.mobileMoneyMinutes)
    case 'card':
      return words.texts[method](holds.cardMinutes)
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, crumbs: [] })

/** How a booking is paid, before anybody books: every figure comes from the settings that the rules use. */
export default function PaymentMethods({ loaderData: { methods, request, deposit, hours } }: Route.ComponentProps) {
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
          <h2 className="t-3">{words.request.title}</h2>
          <p>{request}</p>
        </section>
        <section className="part">
          <h2 className="t-3">{words.deposit.title}</h2>
          <p>{deposit}</p>
          <p>{words.deposit.francs}</p>
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
