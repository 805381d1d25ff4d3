import { useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { arrival } from '../../shared/arrival.ts'
import { TextField } from '../../ui/field.tsx'
import { useFormFollows } from '../../ui/form-follows.ts'
import { Note } from '../../ui/note.tsx'
import { hotelDetailWords } from '../../words/hotel-details.ts'
import { nightRefusalWords } from '../../words/night-refusals.ts'
import { SumsFoot } from '../panel/sums-foot.tsx'
import { PriceRows } from '../price-rows.tsx'
import { useSite, whatsappHref } from '../site-data.ts'
import type { HotelPage } from './load-hotel.server.ts'
import { ChildAges, PartyNumbers } from './party-fields.tsx'
import { rangeSentence } from './range-sentence.ts'

const usePanelWords = () => useWords(hotelDetailWords).panel

/** The booking panel of a hotel. Two plain forms: one shows the price, one begins the booking with these rooms. */
export function HoldPanel({ page }: { page: HotelPage }) {
  const words = usePanelWords()
  const site = useSite()
  const { panel, hotel, others } = page
  return (
    <aside className="buy" id="book" aria-label={words.label}>
      <PanelPrice page={page} />
      <DatesForm page={page} />
      {panel.problem && <Note>{panel.problem}</Note>}
      {panel.price && <Sums price={panel.price} />}
      {panel.hold ? (
        <HoldForm rooms={panel.hold} />
      ) : (
        site && (
          <a className="btn line full" href={whatsappHref(site, words.askText({ hotel: hotel.name }))}>
            {words.ask}
          </a>
        )
      )}
      {panel.hold && (
        <p>
          <Link className="more" to={panel.hold}>
            {words.rooms}
          </Link>
        </p>
      )}
      <p>
        <Link className="more" to={others}>
          {words.other({ place: hotel.place })}
        </Link>
      </p>
      <p className="ui small muted">
        {words.note} <Link to="/payment-methods">{words.pay}</Link>
      </p>
    </aside>
  )
}

/** Takes the rooms in the address for the first step's answer: the next page asks who the guest is. */
function HoldForm({ rooms }: { rooms: string }) {
  const words = usePanelWords()
  return (
    <Form method="post" action={rooms}>
      <input type="hidden" {...arrival} />
      <button className="btn full" type="submit">
        {words.hold}
      </button>
    </Form>
  )
}

function PanelPrice({ page: { panel, from } }: { page: HotelPage }) {
  const format = useFormatter()
  const words = usePanelWords()
  if (panel.price)
    return (
      <div>
        <small className="muted">{panel.price.basis}</small>
        <p className="price num">{format.money(usd(panel.price.schedule.totalMinor))}</p>
        <small className="muted num">{words.perNight({ amount: panel.price.night })}</small>
      </div>
    )
  if (from?.kind !== 'from') return null
  return (
    <div>
      <small className="muted">{words.from}</small>
      <p className="price num">{from.night}</p>
      <small className="muted">{from.basis}</small>
    </div>
  )
}

/** The nights and the party. The calendar fills in the nights; they can also be typed. */
function DatesForm({ page: { wish, calendar, hotel } }: { page: HotelPage }) {
  const format = useFormatter()
  const words = usePanelWords()
  const refusals = useWords(nightRefusalWords)
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state === 'loading'
  const { from, to, party } = wish
  useFormFollows(form, { from, to })
  const refusal = calendar?.settled.refusal
  const content = refusal && rangeSentence(refusal, refusals, format)
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
        <TextField name="from" label={words.arrive} type="date" defaultValue={from} error={atFirst ? content : undefined} />
        <TextField name="to" label={words.leave} type="date" defaultValue={to} error={atFirst ? undefined : content} />
        <PartyNumbers party={party} />
      </div>
      <ChildAges ages={party.childAges} />
      <button className="btn line full" type="submit">
        {words.show}
      </button>
    </Form>
  )
}

type Price = NonNullable<HotelPage['panel']['price']>

/** The price lines and what is due when. Announced again when they change. */
function Sums({ price: { lines, schedule } }: { price: Price }) {
  const format = useFormatter()
  const words = usePanelWords()
  return (
    <table className="num" aria-live="polite">
      <PriceRows lines={lines.map(({ amountMinor, ...line }) => ({ ...line, amount: format.money(usd(amountMinor)) }))} />
      <SumsFoot schedule={schedule} deposit={(percent) => words.deposit({ percent })} />
    </table>
  )
}

/** On a phone the price and the next action stay at the bottom of the window. */
export function HoldStickyBar({ page: { panel, from } }: { page: HotelPage }) {
  const format = useFormatter()
  const words = usePanelWords()
  return (
    <div className="sticky-bar">
      <span>
        <small className="muted">{panel.price ? panel.price.basis : words.from}</small>
        <br />
        <b className="num">
          {panel.price ? format.money(usd(panel.price.schedule.totalMinor)) : from?.kind === 'from' && from.night}
        </b>
      </span>
      {panel.hold ? (
        <HoldForm rooms={panel.hold} />
      ) : (
        <a className="btn" href="#nights">
          {words.choose}
        </a>
      )}
    </div>
  )
}
