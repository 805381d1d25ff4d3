import { useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { mostAdults } from '#features/hotels/hotel-filter.ts'
import { mostRooms } from '#features/hotels/stay-range.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { TextField } from '../../ui/field.tsx'
import { useFormFollows } from '../../ui/form-follows.ts'
import { Note } from '../../ui/note.tsx'
import { hotelDetailWords } from '../../words/hotel-details.ts'
import { rangeSentence } from '../../words/hotels.ts'
import { useHouse, whatsappHref } from '../house.ts'
import type { HotelPage } from './load-hotel.server.ts'
import { NumberChoice } from './number-choice.tsx'

const says = hotelDetailWords.panel

/** Price first, then what it depends on, then one way on. Two plain forms: one asks for the price, one leads to the booking. */
export function HoldPanel({ page }: { page: HotelPage }) {
  const house = useHouse()
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
        <p className="price num">{moneyText(usd(panel.price.totalMinor))}</p>
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
        <NumberChoice name="adults" label={says.adults} most={mostAdults} value={party.adults} />
        <NumberChoice name="rooms" label={says.rooms} most={mostRooms} value={party.rooms} />
      </div>
      <TextField
        name="children"
        label={says.children}
        hint={says.childrenHint}
        autoComplete="off"
        defaultValue={party.childAges.join(', ')}
      />
      <button className="btn line full" type="submit">
        {says.show}
      </button>
    </Form>
  )
}

type Price = NonNullable<HotelPage['panel']['price']>

/** The price line by line, as the booking shows it, and what of it is due when. Spoken again when it changes. */
function Sums({ price: { lines, schedule, totalMinor } }: { price: Price }) {
  const house = useHouse()
  const { depositMinor, balanceMinor, balanceDueOn } = schedule
  return (
    <table className="num" aria-live="polite">
      <tbody>
        {lines.map(({ label, reason, amountMinor }) => (
          <tr key={`${label} ${reason}`}>
            <th scope="row">
              {label}
              <small>{reason}</small>
            </th>
            <td>{moneyText(usd(amountMinor))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{says.total}</th>
          <td>{moneyText(usd(totalMinor))}</td>
        </tr>
        <tr>
          <th scope="row">{balanceMinor > 0 ? says.deposit((house?.depositBasisPoints ?? 0) / 100) : says.now}</th>
          <td>{moneyText(usd(depositMinor))}</td>
        </tr>
        {balanceMinor > 0 && (
          <tr>
            <th scope="row">{says.balance(dayText(balanceDueOn))}</th>
            <td>{moneyText(usd(balanceMinor))}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

/** On a phone the price and the next thing to do stay at the foot of the window. */
export function HoldDock({ page: { panel, from } }: { page: HotelPage }) {
  return (
    <div className="dock">
      <span>
        <small className="muted">{panel.price ? panel.price.basis : says.from}</small>
        <br />
        <b className="num">{panel.price ? moneyText(usd(panel.price.totalMinor)) : from?.kind === 'from' && from.night}</b>
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
