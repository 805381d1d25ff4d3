import { Link } from 'react-router'
import type { Contract } from '#features/suppliers/contract.ts'
import { findContract } from '#features/suppliers/reads.server.ts'
import { addDays, type Day, daysBetween, isDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { contractHeadWords } from '../../words/admin/suppliers/contract-head.ts'
import { contractTermWords } from '../../words/admin/suppliers/contract-terms.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/new-contract.ts'
import { supplierOfAddress } from './of-address.server.ts'
import { saveTermsByForm } from './save-terms.server.ts'
import { termValues } from './term-rows.ts'
import { TermsForm } from './terms-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'rates:write')
  const { db } = contextOf(args.context)
  const supplier = await supplierOfAddress(db, args.params.id)
  const { searchParams } = args.url
  const follows = searchParams.get('follow') ?? ''
  const former = /^[1-9]\d{0,8}$/.test(follows) ? await findContract(db, supplier.id, Number(follows)) : undefined
  return {
    supplier: { id: supplier.id, name: supplier.name },
    follows: former?.name,
    values: former ? valuesAfter(former, searchParams.get('from') ?? '') : usual,
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const ctx = contextOf(args.context)
  const supplier = await supplierOfAddress(ctx.db, args.params.id)
  const form = await args.request.formData()
  return saveTermsByForm(ctx, wordsReader(args.context), { supplierId: supplier.id, contract: undefined, form, actor })
}

/** What most contracts in Rwanda say. */
const usual: Record<string, string> = {
  currency: 'USD',
  pricing: 'net',
  vat: 'included',
  vatRate: '18',
  levy: 'none',
  resale: 'free',
  seasonBy: 'night',
}

/** The terms of a contract from a day on: to its own last day, or as many days where it ends before. The name is the next one's. */
function valuesAfter(former: Contract, day: Day): Record<string, string> {
  const from = isDay(day) ? day : addDays(former.validTo, 1)
  const validTo = from <= former.validTo ? former.validTo : addDays(from, daysBetween(former.validFrom, former.validTo))
  return { ...termValues(former), name: '', validFrom: from, validTo }
}

export const shouldRevalidate = revalidateOnConflict

/** The terms of a new draft, from nothing or from those of the contract that it follows. */
export default function NewContract({ loaderData: { supplier, follows, values }, actionData }: Route.ComponentProps) {
  const words = useWords(contractTermWords)
  const headLabels = useWords(contractHeadWords)
  const path = `/admin/suppliers/${supplier.id}`
  return (
    <div className="suppliers">
      <PageBar
        title={words.newTitle}
        lede={follows ? words.followLede({ name: follows }) : words.newLede({ supplier: supplier.name })}
        crumb={{
          label: headLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/suppliers">{headLabels.suppliers}</Link> / <Link to={path}>{supplier.name}</Link> /{' '}
              <span aria-current="page">{words.newTitle}</span>
            </>
          ),
        }}
      />
      <div className="narrow">
        <TermsForm values={values} version={0} reply={actionData} newPath={`${path}/contracts/new`} />
      </div>
    </div>
  )
}
