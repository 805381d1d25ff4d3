import { Form, Link } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import { findRemovedClosure } from '#features/suppliers/close-service.server.ts'
import { listClosures, listContracts, listServices } from '#features/suppliers/reads.server.ts'
import { serviceName } from '#features/suppliers/supplier-service.ts'
import { kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { supplierWords } from '../../words/admin/suppliers/supplier.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { admit } from '../admit.server.ts'
import { FactRows } from '../components/fact-rows.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import { Phone } from '../day/phone.tsx'
import { AccountPane } from '../payables/account/account-pane.tsx'
import { loadAccount } from '../payables/account/load-account.server.ts'
import type { Route } from './+types/supplier.ts'
import { ClosuresPane } from './closures-pane.tsx'
import { ContractTag } from './contract-head.tsx'
import { loadServiceYears, yearOf } from './load-service-years.server.ts'
import { supplierOfAddress } from './of-address.server.ts'
import { serviceFactsText } from './service-facts.ts'
import { ServiceYears } from './service-year.tsx'
import { changeSupplierByForm } from './supplier-action.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
  const read = wordsReader(args.context)
  const words = read(supplierWords)
  const { format } = read
  const ctx = contextOf(args.context)
  const { db, clock } = ctx
  const supplier = await supplierOfAddress(db, args.params.id)
  const { searchParams } = args.url
  const entry = Number(searchParams.get('reopened'))
  const [services, contracts, closures, reopened] = await Promise.all([
    listServices(db, supplier.id),
    listContracts(db, supplier.id),
    listClosures(db, supplier.id, kigaliDay(clock.now())),
    Number.isSafeInteger(entry) && entry > 0 ? findRemovedClosure(ctx, { supplierId: supplier.id, entry }) : undefined,
  ])
  const year = yearOf(searchParams.get('year'), kigaliDay(clock.now()))
  const years = await loadServiceYears(db, { supplierId: supplier.id, services, year })
  const now = clock.now()
  const account = await loadAccount(db, read, { supplierId: supplier.id, today: kigaliDay(now), now })
  const names = new Map(services.map((service) => [service.id, serviceName(service)]))
  const changed = services.find(({ id }) => String(id) === searchParams.get('service'))
  const { kind, place, hotelId, hotel, hotelStatus, email, phone, note } = supplier
  const kindName = read(supplierListWords).kind[kind]
  return {
    writes: may(staff.role, 'rates:write'),
    supplier: {
      id: supplier.id,
      name: supplier.name,
      lede: place === null ? words.lede({ kind: kindName }) : words.ledeIn({ kind: kindName, place }),
      archived: supplier.archivedAt !== null,
      hotel: hotelId === null ? null : { name: hotel ?? '', path: hotelStatus === 'published' ? links.hotel(hotelId) : '' },
      email,
      phone,
      note,
    },
    services: services.map((service) => ({
      id: service.id,
      name: serviceName(service),
      facts: serviceFactsText(read, service),
      archived: service.archivedAt !== null,
    })),
    contracts: contracts.map(({ id, name, state, validFrom, validTo, endedOn, currency }) => {
      const days = format.days(validFrom, validTo)
      return {
        id,
        name,
        state,
        text: `${endedOn ? words.contracts.until({ days, last: format.day(endedOn) }) : days}, ${currency}`,
      }
    }),
    closures: closures.map(({ id, serviceId, from, to, reason }) => ({
      id,
      service: names.get(serviceId) ?? '',
      days: format.days(from, to),
      reason,
    })),
    year,
    years,
    account,
    did: searchParams.get('did') ?? '',
    changed: changed && { id: changed.id, name: serviceName(changed), archived: changed.archivedAt !== null },
    reopened: reopened && {
      entry,
      text: words.closures.removed({ name: reopened.service, days: format.days(reopened.from, reopened.to) }),
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const ctx = contextOf(args.context)
  const { id } = await supplierOfAddress(ctx.db, args.params.id)
  return changeSupplierByForm(ctx, wordsReader(args.context), { supplierId: id, form: await args.request.formData(), actor })
}

export default function SupplierPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(supplierWords)
  const listLabels = useWords(supplierListWords)
  const { writes, supplier, services, contracts, closures } = loaderData
  const path = `/admin/suppliers/${supplier.id}`
  const { hotel } = supplier
  const page = hotel && (hotel.path ? <a href={hotel.path}>{hotel.name}</a> : listLabels.hiddenHotel({ name: hotel.name }))
  const { email, phone } = supplier
  const facts = [
    ...(page ? [[words.facts.hotel, page] as const] : []),
    ...(email
      ? [
          [
            words.facts.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ] as const,
        ]
      : []),
    ...(phone ? [[words.facts.phone, <Phone key="phone" of={supplier.name} phone={phone} />] as const] : []),
  ]
  return (
    <div className="suppliers">
      <PageBar
        title={supplier.name}
        lede={supplier.archived ? `${supplier.lede} ${words.isArchived}` : supplier.lede}
        crumb={{
          label: listLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/suppliers">{listLabels.title}</Link> / <span aria-current="page">{supplier.name}</span>
            </>
          ),
        }}
        actions={
          writes && (
            <>
              <Link className="btn" to={`${path}/contracts/new`}>
                {words.contracts.add}
              </Link>
              <Link className="btn line" to={`${path}/edit`}>
                {words.edit}
              </Link>
              <Form method="post" preventScrollReset>
                <button className="btn line" type="submit" name="event" value={supplier.archived ? 'restore' : 'archive'}>
                  {supplier.archived ? words.restore : words.archive}
                </button>
              </Form>
            </>
          )
        }
      />
      <SupplierFlash data={loaderData} isRefused={actionData !== undefined} />
      <div role="alert">{actionData?.sentence && <p className="note bad">{actionData.sentence}</p>}</div>
      <div className="edit">
        <div className="panes">
          <ServicesPane path={path} services={services} writes={writes} />
          <ServiceYears years={loaderData.years} beside={<YearLinks path={path} year={loaderData.year} />} />
          <ClosuresPane closures={closures} services={services} writes={writes} reply={actionData} />
        </div>
        <div className="panes">
          <Pane title={words.contracts.title}>
            {contracts.length === 0 ? (
              <p className="muted">{words.contracts.none}</p>
            ) : (
              <ul className="item-list num">
                {contracts.map(({ id, name, state, text }) => (
                  <li key={id}>
                    <span>
                      <Link to={`${path}/contracts/${id}`}>{name}</Link>
                      <small>{text}</small>
                    </span>
                    <ContractTag state={state} />
                  </li>
                ))}
              </ul>
            )}
          </Pane>
          <AccountPane account={loaderData.account} />
          <Pane title={words.facts.title}>
            {facts.length > 0 && <FactRows facts={facts} />}
            {supplier.note && <p className="said">{supplier.note}</p>}
            {facts.length === 0 && !supplier.note && <p className="muted">{words.facts.none}</p>}
          </Pane>
        </div>
      </div>
    </div>
  )
}

/** What was done, with its Undo. */
function SupplierFlash({ data, isRefused }: { data: Route.ComponentProps['loaderData']; isRefused: boolean }) {
  const words = useWords(supplierWords).services
  const listLabels = useWords(supplierListWords)
  const { writes, supplier, did, changed, reopened } = data
  if (isRefused) return null
  const undo = (event: string, name: string, value: number) =>
    writes && (
      <Form method="post" preventScrollReset>
        <input type="hidden" name={name} value={value} />
        <button className="btn line sm" type="submit" name="event" value={event}>
          {listLabels.undo}
        </button>
      </Form>
    )
  if (reopened) return <Flash undo={undo('close-again', 'entry', reopened.entry)}>{reopened.text}</Flash>
  if (changed)
    return changed.archived ? (
      <Flash undo={undo('restore-service', 'service', changed.id)}>{words.wasArchived({ name: changed.name })}</Flash>
    ) : (
      <Flash>{words.wasRestored({ name: changed.name })}</Flash>
    )
  const { flash } = listLabels
  if (did === 'restored') return <Flash>{flash.restored({ name: supplier.name })}</Flash>
  const sentence =
    did === 'saved' || did === 'contract-deleted' || did === 'service-saved' || did === 'closure-added' ? flash[did] : undefined
  return <Flash>{sentence}</Flash>
}

type ServicesProps = { path: string; services: Route.ComponentProps['loaderData']['services']; writes: boolean }

function ServicesPane({ path, services, writes }: ServicesProps) {
  const words = useWords(supplierWords)
  return (
    <Pane title={words.services.title} beside={writes && <Link to={`${path}/services/new`}>{words.services.add}</Link>}>
      {services.length === 0 ? (
        <p className="muted">{words.services.none}</p>
      ) : (
        <ul className="item-list num">
          {services.map(({ id, name, facts, archived }) => (
            <li key={id}>
              <span>
                <b>{name}</b> {archived && <span className="tag">{words.services.archived}</span>}
                <small>{facts}</small>
              </span>
              {writes && (
                <span className="links">
                  {!archived && (
                    <Link className="quiet" to={`${path}/services/${id}`} aria-label={words.services.edit({ name })}>
                      {words.edit}
                    </Link>
                  )}
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="service" value={id} />
                    <button
                      className="quiet"
                      type="submit"
                      name="event"
                      value={archived ? 'restore-service' : 'archive-service'}
                      aria-label={archived ? words.services.restore({ name }) : words.services.archive({ name })}
                    >
                      {archived ? words.restore : words.archive}
                    </button>
                  </Form>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}

/** The years before and after the one that is shown. */
function YearLinks({ path, year }: { path: string; year: number }) {
  return (
    <span className="row">
      {[year - 1, year + 1].map((other) => (
        <Link key={other} to={`${path}?year=${other}`} preventScrollReset>
          {other}
        </Link>
      ))}
    </span>
  )
}
