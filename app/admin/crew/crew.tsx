import { Link } from 'react-router'
import { isOver } from '#features/crew/crew.ts'
import { listCars, listGuides } from '#features/crew/reads.server.ts'
import { countAhead, listStretches } from '#features/departures/reads-crew.server.ts'
import { addMonths, type Day, firstOfMonth, kigaliDay } from '#values/dates.ts'
import { daysText, dayText, monthText } from '#values/day-words.ts'
import { contextOf } from '../../context.ts'
import { crewAdminWords as words } from '../../words/admin/departures/crew.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/crew.ts'
import { MonthStrip } from './month-strip.tsx'
import { lastOfMonth, stripOf } from './strip-of.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const { db, clock } = contextOf(args.context)
  const today = kigaliDay(clock.now())
  const asked = args.url.searchParams.get('month') ?? ''
  const first = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : firstOfMonth(today)
  const [guides, cars, guidesAhead, carsAhead, stretches] = await Promise.all([
    listGuides(db),
    listCars(db),
    countAhead(db, 'guide', today),
    countAhead(db, 'car', today),
    listStretches(db, { from: first, to: lastOfMonth(first) }),
  ])
  const until = (day: Day | null) => (day === null ? null : { text: dayText(day), over: isOver(day, today) })
  const strip = (kind: 'guide' | 'car', { id, name }: { id: number; name: string }) => {
    const own = stretches.filter((one) => one.kind === kind && one.memberId === id)
    return {
      key: `${kind}-${id}`,
      name,
      cells: stripOf(own, first),
      stretches: own.map(({ id: one, departureId, title, fromDay, toDay }) => ({
        id: one,
        departureId,
        title,
        days: daysText(fromDay, toDay),
      })),
    }
  }
  const isShown = ({ active, stretches: own }: { active: boolean; stretches: readonly unknown[] }) => active || own.length > 0
  const strips = [
    ...guides.map((one) => ({ active: one.active, ...strip('guide', one) })),
    ...cars.map((one) => ({ active: one.active, ...strip('car', one) })),
  ].filter(isShown)
  return {
    guides: guides.map(({ id, name, languages, phone, licenceUntil, active }) => ({
      id,
      name,
      languages: languages.join(', '),
      phone,
      until: until(licenceUntil),
      active,
      ahead: guidesAhead.get(id) ?? 0,
    })),
    cars: cars.map(({ id, name, vehicleClass, seats, inspectionUntil, active }) => ({
      id,
      name,
      vehicleClass,
      seats,
      until: until(inspectionUntil),
      active,
      ahead: carsAhead.get(id) ?? 0,
    })),
    month: {
      text: monthText(first),
      before: addMonths(first, -1).slice(0, 7),
      after: addMonths(first, 1).slice(0, 7),
      strips,
    },
  }
}

export default function Crew({ loaderData: { guides, cars, month } }: Route.ComponentProps) {
  const { may } = useAuth()
  const changes = may('departures:change')
  const { columns } = words
  return (
    <div className="crew">
      <PageBar title={words.title} lede={words.lede} />
      <div className="panes">
        <section className="pane list">
          <header className="pane-head">
            <h2>{words.guides}</h2>
            {changes && <Link to="/admin/crew/guides/new">{words.addGuide}</Link>}
          </header>
          {guides.length === 0 ? (
            <p className="muted pane-foot">{words.noGuides}</p>
          ) : (
            <div className="scroll">
              <table className="table stacks">
                <thead>
                  <tr>
                    <th scope="col">{columns.name}</th>
                    <th scope="col">{columns.languages}</th>
                    <th scope="col">{columns.phone}</th>
                    <th scope="col">{columns.licence}</th>
                    <th scope="col">{columns.ahead}</th>
                  </tr>
                </thead>
                <tbody>
                  {guides.map((guide) => (
                    <tr key={guide.id}>
                      <Name to={changes ? `/admin/crew/guides/${guide.id}` : undefined} name={guide.name} active={guide.active} />
                      <td>{guide.languages}</td>
                      <td className="num nowrap">
                        {guide.phone && <a href={`tel:${guide.phone.replace(/\s/g, '')}`}>{guide.phone}</a>}
                      </td>
                      <Until until={guide.until} />
                      <td className="num nowrap">{words.ahead(guide.ahead)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </section>
        <section className="pane list">
          <header className="pane-head">
            <h2>{words.cars}</h2>
            {changes && <Link to="/admin/crew/cars/new">{words.addCar}</Link>}
          </header>
          {cars.length === 0 ? (
            <p className="muted pane-foot">{words.noCars}</p>
          ) : (
            <div className="scroll">
              <table className="table stacks">
                <thead>
                  <tr>
                    <th scope="col">{columns.name}</th>
                    <th scope="col">{columns.class}</th>
                    <th scope="col">{columns.seats}</th>
                    <th scope="col">{columns.inspection}</th>
                    <th scope="col">{columns.ahead}</th>
                  </tr>
                </thead>
                <tbody>
                  {cars.map((car) => (
                    <tr key={car.id}>
                      <Name to={changes ? `/admin/crew/cars/${car.id}` : undefined} name={car.name} active={car.active} />
                      <td>{car.vehicleClass}</td>
                      <td className="num">{car.seats}</td>
                      <Until until={car.until} />
                      <td className="num nowrap">{words.ahead(car.ahead)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </section>
        {month.strips.length > 0 && <MonthStrip month={month} />}
      </div>
    </div>
  )
}

function Name({ to, name, active }: { to: string | undefined; name: string; active: boolean }) {
  return (
    <th scope="row">
      {to ? <Link to={to}>{name}</Link> : name} {!active && <span className="tag">{words.retired}</span>}
    </th>
  )
}

const Until = ({ until }: { until: { text: string; over: boolean } | null }) => (
  <td className={until?.over ? 'num presses' : 'num'}>
    {until?.text} {until?.over && `(${words.over})`}
  </td>
)
