import { Link } from 'react-router'
import { StatusTag } from '../../shared/status-tag.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { deskWords } from '../../words/desk.ts'
import { LetterTag } from '../letters/letter-tag.tsx'
import { FillingBar } from '../today/filling.tsx'
import type { contactView, departureView, moneyView, travellersView } from './booking-view.ts'

const words = deskWords.booking

export function Travellers({ travellers }: { travellers: ReturnType<typeof travellersView> }) {
  return (
    <section className="pane">
      <header>
        <h2>{words.travellers.title}</h2>
      </header>
      {travellers.length === 0 ? (
        <p className="muted">{words.travellers.none}</p>
      ) : (
        <WideTable label={words.travellers.title}>
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">{words.travellers.name}</th>
                <th scope="col">{words.travellers.born}</th>
                <th scope="col">{words.travellers.residency}</th>
              </tr>
            </thead>
            <tbody>
              {travellers.map(({ key, name, born, age, residency }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td className="num nowrap">
                    {born}
                    <small>{age}</small>
                  </td>
                  <td>{residency}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </section>
  )
}

type Money = ReturnType<typeof moneyView>

export function PriceLines({ money }: { money: Money }) {
  return (
    <section className="pane">
      <header>
        <h2>{words.money.lines}</h2>
        <span className="small muted">{money.terms}</span>
      </header>
      <WideTable label={words.money.lines}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{words.money.line}</th>
              <th scope="col" className="n each">
                {words.money.each}
              </th>
              <th scope="col" className="n">
                {words.money.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {money.lines.map(({ key, label, reason, each, amount }) => (
              <tr key={key}>
                <td>
                  {label}
                  <small>
                    <span className="unit">{each}, </span>
                    {reason}
                  </small>
                </td>
                <td className="n muted each">{each}</td>
                <td className="n">{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.money.total}</th>
              <td className="each" />
              <td className="n">{money.total}</td>
            </tr>
          </tfoot>
        </table>
      </WideTable>
    </section>
  )
}

export function MoneyPanel({ money }: { money: Money }) {
  const { total, francs, due } = money
  return (
    <section className="pane">
      <header>
        <h2>{words.money.title}</h2>
      </header>
      <dl className="kv num">
        {due.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>{words.money.total}</dt>
          <dd>
            {total}
            {francs && <small>{francs}</small>}
          </dd>
        </div>
      </dl>
    </section>
  )
}

export function DeparturePanel({ departure }: { departure: ReturnType<typeof departureView> }) {
  if (!departure) return null
  const { slug, status, capacity, taken, minimum, goes } = departure
  return (
    <section className="pane">
      <header>
        <h2>{words.departure.title}</h2>
        <StatusTag status={status} short={Math.max(0, minimum - taken)} />
      </header>
      <FillingBar {...departure} />
      <p className="small num">
        {words.departure.seats(taken, capacity)}. {goes ? words.departure.goes : words.departure.minimum(minimum)}{' '}
        <a href={`/departure-details/${slug}`}>{words.departure.onSite}</a>
      </p>
    </section>
  )
}

type LetterRow = { id: number; subject: string; written: string; sent: boolean }

export function LettersPanel({ letters, delivers }: { letters: readonly LetterRow[] | undefined; delivers: boolean }) {
  if (!letters) return null
  return (
    <section className="pane">
      <header>
        <h2>{words.letters.title}</h2>
      </header>
      {letters.length === 0 ? (
        <p className="small muted">{words.letters.none}</p>
      ) : (
        <ul className="rows">
          {letters.map(({ id, subject, written, sent }) => (
            <li key={id}>
              <span>
                <Link to={`/admin/letters/${id}`}>{subject}</Link>
                <small className="num">{written}</small>
              </span>
              <LetterTag sent={sent} delivers={delivers} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function Contact({ contact }: { contact: ReturnType<typeof contactView> }) {
  const { leadName, email, phone, method, comfort, singleRooms, made, message } = contact
  return (
    <section className="pane">
      <header>
        <h2>{words.contact.title}</h2>
      </header>
      <dl className="kv">
        <Fact name={words.contact.name}>{leadName}</Fact>
        <Fact name={words.contact.email}>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        </Fact>
        <Fact name={words.contact.phone}>
          <a className="num" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </Fact>
        <Fact name={words.contact.method}>{method}</Fact>
        <Fact name={words.contact.comfort}>{comfort}</Fact>
        {singleRooms > 0 && (
          <Fact name={words.contact.rooms}>
            <span className="num">{singleRooms}</span>
          </Fact>
        )}
        <Fact name={words.contact.made}>
          <span className="num">{made}</span>
        </Fact>
      </dl>
      {message && (
        <figure className="message">
          <figcaption>{words.contact.message}</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="wide">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
