import { useRef } from 'react'
import { Form, Link, useFormAction, useNavigation, useSubmit } from 'react-router'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { arrival } from '../../shared/arrival.ts'
import { useFormFollows } from '../../ui/form-follows.ts'
import { Note } from '../../ui/note.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { panelWords } from '../../words/panel.ts'
import { useSite, whatsappHref } from '../site-data.ts'
import { ComfortChoice } from './comfort-choice.tsx'
import { type PanelData, panelForm } from './panel-data.ts'
import { PanelPrice, PanelSums } from './panel-sums.tsx'

/**
 * The booking panel of a package. A plain form: without JavaScript a button updates the price, with it every change does.
 * `fixed` keeps the panel on one date.
 */
export function BookingPanel({ panel, fixed = false }: { panel: PanelData; fixed?: boolean }) {
  const words = useWords(panelWords)
  if (!panel.bookable) return <Closed panel={panel} text={words.unbookable} />
  if (!panel.chosen) return <Closed panel={panel} text={words.noDates} />
  return (
    <aside className="buy" id="book" aria-label={words.label}>
      <PanelPrice panel={panel} />
      {fixed && panel.notice && <Note>{panel.notice}</Note>}
      <PanelForm panel={panel} fixed={fixed} />
      <Alternatives panel={panel} />
      <p className="ui small muted">
        {panel.foot} <Link to="/payment-methods">{words.pay}</Link>
      </p>
    </aside>
  )
}

function PanelForm({ panel, fixed }: { panel: PanelData; fixed: boolean }) {
  const words = useWords(panelWords)
  const submit = useSubmit()
  const busy = useNavigation().state === 'loading'
  const toBooking = useFormAction(`/booking?departure=${panel.chosen?.slug}`)
  const toQuote = useFormAction('/quotes')
  const form = useRef<HTMLFormElement>(null)
  const quiet = { replace: true, preventScrollReset: true } as const
  const { chosen, travellers, childAges, agesProblem, comfort, comforts } = panel
  useFormFollows(form, { departure: chosen?.slug ?? '', travellers: String(travellers), childAges, comfort: comfort ?? '' })
  const waiting = !chosen || travellers > chosen.left
  return (
    <Form
      ref={form}
      id={panelForm}
      className="asks"
      method="get"
      aria-busy={busy}
      onChange={(event) => {
        // Ages are read once they are typed whole.
        if (!(event.target instanceof HTMLInputElement && event.target.name === 'childAges')) submit(event.currentTarget, quiet)
      }}
    >
      {fixed ? <input type="hidden" name="departure" value={chosen?.slug} /> : <Dates panel={panel} />}
      {Object.entries(panel.carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {panel.note && <Note>{panel.note}</Note>}
      {panel.visits && <Note>{panel.visits.join(' ')}</Note>}
      <div className="row between">
        <label className="legend" htmlFor="travellers">
          {words.travellers}
        </label>
        <Quantity
          id="travellers"
          name="travellers"
          value={travellers}
          least={1}
          most={panel.mostTravellers}
          fewer={words.fewer}
          more={words.more}
        />
      </div>
      <div className={agesProblem ? 'field err' : 'field'}>
        <label htmlFor="childAges">{words.ages}</label>
        <input
          type="text"
          id="childAges"
          name="childAges"
          defaultValue={childAges}
          autoComplete="off"
          aria-invalid={agesProblem ? true : undefined}
          aria-describedby="ages-problem"
          onBlur={({ target }) => {
            // A button that is being pressed does not move away under the pointer: the next page reads the ages as well.
            if (target.value !== childAges && !target.form?.querySelector('button:active')) submit(target.form, quiet)
          }}
        />
        <span className="msg" id="ages-problem" role="status">
          {agesProblem}
        </span>
      </div>
      <ComfortChoice label={words.comfort} comforts={comforts} chosen={comfort} />
      {travellers === panel.mostTravellers && (
        <p className="ui small muted">{words.largeParty({ most: panel.mostTravellers })}</p>
      )}
      <PanelSums panel={panel} />
      {chosen && chosen.left > 0 && waiting && <Note>{words.tooMany({ left: chosen.left })}</Note>}
      <noscript>
        <button className="btn line full" type="submit">
          {words.refresh}
        </button>
      </noscript>
      <button className="btn full" type="submit" formAction={toBooking} {...(waiting ? {} : { formMethod: 'post', ...arrival })}>
        {waiting ? words.waiting : words.reserve({ count: travellers })}
      </button>
      {panel.quote && (
        <button className="btn line full" type="submit" formAction={toQuote} formMethod="post" name="kind" value="departure">
          {words.quote}
        </button>
      )}
    </Form>
  )
}

function Dates({ panel: { dates, chosen } }: { panel: PanelData }) {
  const words = useWords(panelWords)
  const format = useFormatter()
  return (
    <div className="field">
      <label htmlFor="departure">{words.departure}</label>
      <select id="departure" name="departure" defaultValue={chosen?.slug}>
        {dates.map(({ slug, startsOn, left }) => (
          <option key={slug} value={slug}>
            {String(words.option({ day: format.shortDate(startsOn), seats: words.optionSeats({ left }) }))}
          </option>
        ))}
      </select>
    </div>
  )
}

function Alternatives({ panel }: { panel: PanelData }) {
  return panel.alternatives.map(({ href, words }) => (
    <p key={href}>
      <Link className="more" to={href}>
        {words}
      </Link>
    </p>
  ))
}

function EnquiryLink({ panel }: { panel: PanelData }) {
  const words = useWords(panelWords)
  const site = useSite()
  if (!site) return null
  return (
    <a className="btn line full" href={whatsappHref(site, words.askText({ title: panel.title }))}>
      {words.ask}
    </a>
  )
}

/** A package without a date, or not on sale: only an enquiry is possible. */
function Closed({ panel, text }: { panel: PanelData; text: string }) {
  const format = useFormatter()
  const words = useWords(panelWords)
  const site = useSite()
  return (
    <aside className="buy" id="book" aria-label={words.label}>
      {panel.from && panel.bookable && <PanelPrice panel={panel} />}
      <Note>{text}</Note>
      <Alternatives panel={panel} />
      <EnquiryLink panel={panel} />
      {site && (
        <p className="ui small muted">
          {words.write}
          {format.colon}
          <a href={`mailto:${site.company.email}`}>{site.company.email}</a>
        </p>
      )}
    </aside>
  )
}
