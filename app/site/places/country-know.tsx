import { Fragment, type ReactNode } from 'react'
import { langOf } from '#features/content/texts/untranslated.ts'
import { countryRules, type Holiday } from '#features/places/country-guide.ts'
import type { Statement } from '#features/places/statement.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { seriesSign } from '../../shared/in-series.ts'
import { Fold } from '../../ui/fold.tsx'
import { countryContentWords } from '../../words/country-content.ts'
import { pageWords } from '../../words/pages.ts'
import { LangText } from '../lang-text.tsx'
import { CheckedLine } from './checked-line.tsx'
import type { CountryData } from './load-country.server.ts'

/** Rules and habits as rows, each with the year of its figures and what speaks for it. */
export function CountryKnow({ country: { guide } }: { country: CountryData }) {
  const words = useWords(countryContentWords)
  const page = useWords(pageWords)
  const format = useFormatter()
  const { rules, sharedVisa, airports, airportNote, holidays, events, plugs, voltage, drivingSide, diallingCode, asOf } = guide
  const moving = holidays.filter((holiday) => !hasDay(holiday)).map(({ name }) => name)
  const unsourced = { asOf, confidence: 'medium', sources: [] } as const
  return (
    <section className="block" id="know">
      <h2>{words.knowTitle}</h2>
      <ul className="rows known">
        {countryRules.map((rule) => {
          const statement = rules[rule]
          return (
            statement && (
              <Row key={rule} id={rule} title={words.rules[rule]}>
                <Content statement={statement} />
              </Row>
            )
          )
        })}
        {sharedVisa && (
          <Row id="shared-visa" title={words.sharedVisa}>
            <p>{words.sharedVisaFee({ fee: format.money(usd(sharedVisa.feeMinor)), days: sharedVisa.days })}</p>
            <Content statement={sharedVisa.statement} />
          </Row>
        )}
        {events.length > 0 && (
          <Row id="events" title={words.events}>
            {events.map((event) => (
              <p key={event.name}>
                <b lang={langOf(event, 'name')}>{event.name}.</b> <LangText lang={langOf(event, 'when')}>{event.when}.</LangText>{' '}
                <LangText lang={langOf(event, 'impact')}>{event.impact}</LangText>{' '}
                {event.confidence === 'low' && `${page.confirm}.`}
              </p>
            ))}
            <CheckedLine {...unsourced} />
          </Row>
        )}
        <Row id="holidays" title={words.holidays}>
          <ul className="holidays">
            {holidays.filter(hasDay).map((holiday) => (
              <li key={holiday.name}>
                <b lang={holiday.on ? undefined : langOf(holiday, 'rule')}>{dayOf(holiday, format)}</b>{' '}
                <LangText lang={langOf(holiday, 'name')}>{holiday.name}</LangText>
                {holiday.impact && <small lang={langOf(holiday, 'impact')}>{holiday.impact}</small>}
              </li>
            ))}
          </ul>
          {moving.length > 0 && <p>{words.holidaysMove({ names: moving.join(', ') })}</p>}
          <CheckedLine {...unsourced} />
        </Row>
        <Row id="airports" title={words.airports}>
          <p>
            {airports.map((airport, at) => (
              <Fragment key={airport.code}>
                {at > 0 && seriesSign(format)}
                <Airport of={airport} />
              </Fragment>
            ))}
            . <LangText lang={langOf(guide, 'airportNote')}>{airportNote}</LangText>
          </p>
          <CheckedLine {...unsourced} />
        </Row>
        <Row id="power" title={words.power}>
          <p>
            {words.powerText({
              plugs: plugs.join(String(words.and)),
              volts: voltage,
              side: drivingSide,
              code: diallingCode,
            })}
          </p>
          <CheckedLine {...unsourced} />
        </Row>
      </ul>
    </section>
  )
}

const Airport = ({ of }: { of: CountryData['guide']['airports'][number] }) => (
  <>
    <LangText lang={langOf(of, 'name')}>{of.name}</LangText> ({of.code}
    {of.note && (
      <>
        , <LangText lang={langOf(of, 'note')}>{of.note}</LangText>
      </>
    )}
    )
  </>
)

function Row({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Fold id={id} title={title} level={3} className="prose">
        {children}
      </Fold>
    </li>
  )
}

function Content({ statement }: { statement: Statement }) {
  return (
    <>
      {statement.text.map((text, at) => (
        <p key={text} lang={langOf(statement, `text.${at}`)}>
          {text}
        </p>
      ))}
      <CheckedLine {...statement} />
    </>
  )
}

const hasDay = ({ on, rule }: Holiday) => on !== null || rule !== null

/** '7 April', or the rule that it follows. */
function dayOf({ on, rule }: Holiday, format: Formatter): string {
  return on ? format.dayOfYear(on) : (rule ?? '')
}
