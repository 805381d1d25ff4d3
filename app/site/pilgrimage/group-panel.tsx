import { useRef } from 'react'
import { Form, Link, useFormAction, useNavigation, useSubmit } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { useFormFollows } from '../../ui/form-follows.ts'
import { Note } from '../../ui/note.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { groupPanelWords } from '../../words/group-panel.ts'
import { ComfortChoice } from '../panel/comfort-choice.tsx'
import { PanelSums } from '../panel/panel-sums.tsx'
import { parishQuote } from '../parish-quote-address.ts'
import type { GroupPanelData } from './group-panel-data.server.ts'

/** Any number may be typed: what is above the largest group leads to the written quote instead of keeping the price of another number. */
const mostTyped = 999

/** On a phone the price per person and the link to the panel stay at the bottom of the window. */
export function GroupStickyBar({ panel: { quote, adults } }: { panel: GroupPanelData }) {
  const words = useWords(groupPanelWords)
  const format = useFormatter()
  if (!quote) return null
  return (
    <div className="sticky-bar">
      <span>
        <small className="muted">{words.each({ count: adults })}</small>
        <br />
        <b className="num">{format.money(quote.perPerson)}</b>
      </span>
      <a className="btn" href="#book">
        {words.dock}
      </a>
    </div>
  )
}

/**
 * The price of a group, updated with every answer. Its fields have the names of the first booking step of a group, so that the
 * step is filled in.
 */
export function GroupPanel({ panel }: { panel: GroupPanelData }) {
  const words = useWords(groupPanelWords)
  const format = useFormatter()
  const submit = useSubmit()
  const busy = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  const toBooking = useFormAction('/booking/pilgrims')
  const { slug, startsOn, days, feastDays, adults, most, comfort, comforts, quote, cheaper } = panel
  const tooLarge = adults > most
  useFormFollows(form, { startsOn, adults: String(adults), comfort })
  return (
    <aside className="buy" id="book" aria-label={words.label}>
      <div>
        <h2 className="t-3">{words.title}</h2>
        <small className="muted" lang={langOf(panel, 'title')}>
          {panel.title}
        </small>
        {quote && (
          <>
            <p className="price num">{format.money(quote.perPerson)}</p>
            <small className="muted">{words.each({ count: adults })}</small>
          </>
        )}
      </div>
      <Form
        ref={form}
        className="asks"
        method="get"
        aria-busy={busy}
        onChange={(event) => {
          // An incomplete day is not sent.
          if (event.currentTarget.checkValidity()) submit(event.currentTarget, { replace: true, preventScrollReset: true })
        }}
      >
        <input type="hidden" name="package" value={slug} />
        <input type="hidden" name="residency" value="foreign" />
        <div className="field">
          <label htmlFor="startsOn">{words.startsOn}</label>
          {feastDays ? (
            <select id="startsOn" name="startsOn" defaultValue={startsOn}>
              {feastDays.map((day) => (
                <option key={day} value={day}>
                  {format.day(day)}
                </option>
              ))}
            </select>
          ) : (
            <input id="startsOn" name="startsOn" type="date" required min={days.from} max={days.to} defaultValue={startsOn} />
          )}
        </div>
        <div className="row between">
          <label className="legend" htmlFor="adults">
            {words.adults}
          </label>
          <Quantity id="adults" name="adults" value={adults} least={1} most={mostTyped} fewer={words.fewer} more={words.more} />
        </div>
        <ComfortChoice label={words.comfort} comforts={comforts} chosen={comfort} />
        {quote && <PanelSums panel={panel} />}
        {tooLarge && (
          <Note>
            {words.most({ most })} {words.tooLarge({ count: adults })}
          </Note>
        )}
        {!quote && !tooLarge && <Note>{words.noPrice}</Note>}
        {cheaper && <Note>{words.cheaper({ size: cheaper.size, money: format.money(cheaper.whole), count: adults })}</Note>}
        {!tooLarge && (
          <p className="ui small muted">
            {words.most({ most })} <Link to="/parish-quote">{words.quoteLarger}</Link>.
          </p>
        )}
        <noscript>
          <button className="btn line full" type="submit">
            {words.refresh}
          </button>
        </noscript>
        {tooLarge ? (
          <Link className="btn full" to={parishQuote(adults)}>
            {words.quoteFor({ count: adults })}
          </Link>
        ) : (
          <button className="btn full" type="submit" formAction={toBooking}>
            {words.book({ count: adults })}
          </button>
        )}
      </Form>
      {!tooLarge && (
        <p>
          <Link className="more" to={parishQuote(adults)}>
            {words.written}
          </Link>
        </p>
      )}
      <p className="ui small muted">{words.counted}</p>
    </aside>
  )
}
