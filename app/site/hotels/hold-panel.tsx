import { useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { dayText } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { TextField } from '../../ui/field.tsx'
import { useFormFollows } from '../../ui/form-follows.ts'
import { Note } from '../../ui/note.tsx'
import { hotelDetailWords } from '../../words/hotel-details.ts'
import { rangeSentence } from '../../words/nights.ts'
import { SumsFoot } from '../panel/sums-foot.tsx'
import { PriceRows } from '../price-rows.tsx'
import { useSiteData, whatsappHref } from '../site-data.ts'
import type { HotelPage } from './load-hotel.server.ts'
import { ChildAges, PartyNumbers } from './party-fields.tsx'

const says = hotelDetailWords.panel

/** Price first, then what it depends on, then one way on. Two plain forms: one asks for the price, one leads to the booking. */
export function HoldPanel({ page }: { page: HotelPage }) {
  const house = useSiteData()
  const { panel, hotel, others } = page
  return (
    <aside className="buy" id="book" aria-label={says.label}>
      <PanelPrice page={page} />
      <AskForm page={page} />
      {panel.problem && <Note>{panel.problem}</Note>}
      {panel.price && <Sums price={panel.price} />}
      {panel.hold ? (
        <HoldForm fields={panel.hold} />
      ) : (
        house && (
          <a className="btn line full" href={whatsappHref(house, says.askText(hotel.name))}>
            {says.ask}
          </a>
        )
      )}
      <p>
        <Link className="more" to={others}>
          {says.other(hotel.place)}
        </Link>
      </p>
      <p className="ui small muted">{says.note}</p>
    </aside>
  )
}

/** The way on: the booking's first step with these rooms filled in. */
function HoldForm({ fields }: { fields: readonly [string, string][] }) {
  return (
    <Form method="get" action="/hotel-booking">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn full" type="submit">
        {says.hold}
      </button>
    </Form>
  )
}

function PanelPrice({ page: { panel, from } }: { page: HotelPage }) {
  if (panel.price)
    return (
      <div>
        <small className="muted">{panel.price.basis}</small>
        <p className="price num">{moneyText(usd(panel.price.schedule.totalMinor))}</p>
        <small className="muted num">{says.perNight(panel.price.night)}</small>
      </div>
    )
  if (from?.kind !== 'from') return null
  return (
    <div>
      <small className="muted">{says.from}</small>
      <p className="price num">{from.night}</p>
      <small className="muted">{from.basis}</small>
    </div>
  )
}

/** The nights and the party. The calendar fills in the nights; whoever prefers to type them does. */
function AskForm({ page: { wish, calendar, hotel } }: { page: HotelPage }) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state === 'loading'
  const { from, to, party } = wish
  useFormFollows(form, { from, to })
  const refusal = calendar?.settled.refusal
  const told = refusal && rangeSentence(refusal, dayText)
  const atFirst = refusal && 'night' in refusal && refusal.night === from
  return (
    <Form
      ref={form}
      className="asks"
      method="get"
      action={`/hotel-details/${hotel.id}`}
      preventScrollReset
      replace
      noValidate
      aria-busy={busy}
    >
      <div className="pair">
        <TextField name="from" label={says.arrive} type="date" defaultValue={from} error={atFirst ? told : undefined} />
        <TextField name="to" label={says.leave} type="date" defaultValue={to} error={atFirst ? undefined : told} />
        <PartyNumbers party={party} />
      </div>
      <ChildAges ages={party.childAges} />
      <button className="btn line full" type="submit">
        {says.show}
      </button>
    </Form>
  )
}

type Price = NonNullable<HotelPage['panel']['price']>

/** The price line by line, as the booking shows it, and what of it is due when. Spoken again when it changes. */
function Sums({ price: { lines, schedule } }: { price: Price }) {
  return (
    <table className="num" aria-live="polite">
      <PriceRows lines={lines.map(({ amountMinor, ...line }) => ({ ...line, amount: moneyText(usd(amountMinor)) }))} />
      <SumsFoot schedule={schedule} deposit={says.deposit} />
    </table>
  )
}

/** On a phone the price and the next thing to do stay at the foot of the window. */
export function HoldStickyBar({ page: { panel, from } }: { page: HotelPage }) {
  return (
    <div className="dock">
      <span>
        <small className="muted">{panel.price ? panel.price.basis : says.from}</small>
        <br />
        <b className="num">
          {panel.price ? moneyText(usd(panel.price.schedule.totalMinor)) : from?.kind === 'from' && from.night}
        </b>
      </span>
      {panel.hold ? (
        <HoldForm fields={panel.hold} />
      ) : (
        <a className="btn" href="#nights">
          {says.choose}
        </a>
      )}
    </div>
  )
}
