import { data } from 'react-router'
import { findDraft } from '#features/bookings/drafts/reads-drafts.server.ts'
import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import { aboutOf } from '#features/orders/about.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import type { HireOrder } from '#features/orders/order.ts'
import { firstStart } from '#features/orders/order-cut-off.ts'
import { hireRatesOn } from '#features/pricing/hires/hire-rates.ts'
import { hireTerms } from '#features/pricing/hires/hire-terms.ts'
import { ratesWithVat } from '#features/pricing/hires/rates-with-vat.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { HireFields } from '../../shared/booking/hire-fields.tsx'
import { OwnDriverFields } from '../../shared/booking/own-driver-fields.tsx'
import { PickUpFields } from '../../shared/booking/pick-up-fields.tsx'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import { formatterOf, wordsReader } from '../../shared/page-words.server.ts'
import { contentTranslator } from '../../shared/translated-content.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { chosenWords } from '../../words/booking-chosen.ts'
import { carCountryWords } from '../../words/car-countries.ts'
import { choiceFactWords } from '../../words/choice-facts.ts'
import { classTableWords } from '../../words/class-table.ts'
import { hireChoiceWords } from '../../words/hire-choice.ts'
import { titleInLanguage } from '../content-in-language.server.ts'
import { readVehicleClasses } from '../shared-reads.server.ts'
import type { Route } from './+types/hire-choice.ts'
import { ChoiceForm } from './choice-form.tsx'
import { ClassTable, classRow } from './class-table.tsx'
import { stayDays } from './load-package-choice.server.ts'
import { showChoice } from './price-choice.server.ts'
import { type ChoiceAnswer, startSteps } from './start-steps.server.ts'
import { BookingLayout } from './step-layout.tsx'

export const handle = {
  words: ['booking-steps', 'booking-summary', 'choice', 'class-table', 'hire-choice', 'hire-fields', 'problems'],
} satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const read = wordsReader(context)
  const words = read(choiceFactWords)
  const params = new URL(request.url).searchParams
  const id = params.get('class') ?? params.get('vehicleClass')
  if (!id) {
    const [classes, { vatBasisPoints }] = await Promise.all([readVehicleClasses(context), findSettings(ctx.db)])
    const first = firstStart(ctx.clock.now())
    return { classes: classes.map((of) => classRow(ratesWithVat(hireRatesOn(of, first), vatBasisPoints), words, format)) }
  }
  const product = await findProduct(ctx.db, { kind: 'hire', vehicleClass: id }, ctx.clock.now())
  const days = stayDays(ctx.clock.now())
  const about = product.done ? aboutOf(product.value, notChosen(days.from)) : undefined
  if (!product.done || product.value.kind !== 'hire' || !about) throw data(null, { status: 404 })
  const found = (await contentTranslator(context, 'car'))(product.value.vehicleClass)
  const { quote, summary, ...shown } = await showChoice(ctx, 'hire', params, 'fromDay', read)
  const values = { ...defaults(found), ...shown.reply.values, ...(await detailsOf(ctx, params.get('draft'))) }
  return {
    hire: {
      about: { id, title: found.name, models: found.models, scene: about.scene },
      terms: termsOf(found, words, read(carCountryWords), format),
      days,
      today: kigaliDay(ctx.clock.now()),
      shown: {
        ...shown,
        reply: { ...shown.reply, values },
        summary: summary && { ...summary, title: await titleInLanguage(context, 'hire', summary.title) },
      },
      known: quote?.order.kind === 'hire' ? knownOf(quote.order, params.get('travellers'), read(chosenWords), format) : undefined,
      more:
        quote?.order.kind === 'hire'
          ? hireTerms(product.value.vehicleClass, quote.order, product.value.settings.vatBasisPoints, read).join(' ')
          : undefined,
    },
  }
}

/** The driver and the pick-up place of the draft that somebody comes back from: they are in no address. */
async function detailsOf({ db }: Context, key: string | null): Promise<Record<string, string>> {
  const order = key ? (await findDraft(db, key))?.answers.order : undefined
  if (order?.kind !== 'hire') return {}
  const { driver, pickUp } = order
  return {
    ...(driver && { driverBornOn: driver.bornOn, driverLicensedSince: driver.licensedSince }),
    ...(pickUp && { pickUpPlace: pickUp.place, pickUpFlight: pickUp.flight }),
  }
}

/** A hire of which only the class and a possible first day are known. */
const notChosen = (day: Day): HireOrder => ({
  kind: 'hire',
  vehicleClass: '',
  vehicles: 1,
  from: day,
  to: day,
  withDriver: false,
  driver: null,
  abroad: [],
  extras: [],
  code: null,
})

/** Whether a class is let with or without a driver in any rate period. */
const isLet = ({ laterRates = [], ...first }: VehicleClass, drive: 'withDriver' | 'selfDrive') =>
  [first, ...laterRates].some((period) => period[drive] !== null)

const defaults = (of: VehicleClass): Record<string, string> => ({
  fromTime: '09:00',
  toTime: '09:00',
  vehicles: '1',
  travellers: '2',
  drive: isLet(of, 'withDriver') ? 'with-driver' : 'self',
})

type FactWords = Words<typeof choiceFactWords.tree>

/** The choices and limits of the form for a class. */
const termsOf = (of: VehicleClass, words: FactWords, countries: Readonly<Record<string, string>>, format: Formatter) => ({
  seats: of.seats,
  fleet: Math.min(of.fleet, 10),
  withDriver: isLet(of, 'withDriver'),
  self: isLet(of, 'selfDrive')
    ? words.selfDrive({ age: of.minimumDriverAge, years: of.licenceYears, deposit: format.money(usd(of.depositMinor)) })
    : undefined,
  abroad: of.border?.countries.map((id) => ({ id, name: countries[id] ?? id })) ?? [],
  noticeDays: of.border?.noticeDays ?? 0,
  papers: of.border?.documents.join('; ') ?? '',
})

/** When, how many cars and passengers, and who drives, in a line. */
function knownOf(
  { from, to, vehicles, withDriver }: HireOrder,
  passengers: string | null,
  words: Words<typeof chosenWords.tree>,
  format: Formatter,
): string {
  const [start, end] = [from, to].map((time) => `${format.day(time.slice(0, 10))}, ${time.slice(11)}`)
  const hired = withDriver ? words.withDriver : words.selfDrive
  return words.change({
    chosen: hired({ from: start ?? '', to: end ?? '', cars: vehicles, passengers: Number(passengers) }),
  })
}

export const action = async (args: Route.ActionArgs) => startSteps(args, 'hire', await args.request.formData())

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: loaderData?.hire?.about.title ?? wordsOfMatches(matches, classTableWords).choose },
  { name: 'description', content: wordsOfMatches(matches, hireChoiceWords).lede },
  { name: 'robots', content: 'noindex' },
]

/** Cars of a class, with or without a driver. Without a class in the address it lists the classes. */
export default function HireChoice({ loaderData: { classes, hire }, actionData }: Route.ComponentProps) {
  const words = useWords(hireChoiceWords)
  if (!hire) return <ClassTable classes={classes ?? []} />
  const { about, terms, shown, days, today, more } = hire
  const { reply, problem }: ChoiceAnswer = actionData ?? shown
  return (
    <BookingLayout
      kind="hire"
      step="choice"
      summary={shown.summary ?? { title: about.title, scene: about.scene, price: undefined }}
    >
      <h1 className="t-2">{about.title}</h1>
      {!hire.known && <p className="lede muted">{words.lede}</p>}
      <p className="ui small muted">{about.models}</p>
      <ChoiceForm
        kind="hire"
        reply={reply}
        problem={problem}
        hidden={{ class: about.id, vehicleClass: about.id }}
        shown={shown}
        known={hire.known}
        more={more}
        // Shown only once there is a price, so that no date of birth and no address gets into the address of the price.
        last={
          <>
            {terms.withDriver && <PickUpFields reply={reply} hint={words.pickUpHint} />}
            {terms.self && <OwnDriverFields reply={reply} today={today} hint={words.driverHint} />}
          </>
        }
      >
        <HireFields reply={reply} terms={terms} days={days} />
      </ChoiceForm>
    </BookingLayout>
  )
}
