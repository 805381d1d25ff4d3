import { data, Link, redirect } from 'react-router'
import { longestPasskeyName } from '#features/staff/factors/passkey-name.ts'
import { findFactors } from '#features/staff/factors/reads-factors.server.ts'
import { removePasskey } from '#features/staff/factors/remove-passkey.server.ts'
import { renamePasskey } from '#features/staff/factors/rename-passkey.server.ts'
import type { Words } from '#platform/languages/source.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import { TextField } from '../../ui/field.tsx'
import { factorAdminWords } from '../../words/admin/factors.ts'
import { admit, admitRecent } from '../admit.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/passkeys.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { FactorBar } from './factor-bar.tsx'

const page = '/admin/settings/profile/passkeys'
type PasskeyWords = Words<typeof factorAdminWords.tree>['passkeys']

const flash = (words: PasskeyWords, did: string | null) =>
  did === 'added' || did === 'renamed' || did === 'removed' ? words.did[did] : undefined

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'self:write')
  const words = wordsOf(args.context, factorAdminWords).passkeys
  const { db, clock, config } = contextOf(args.context)
  const { passkeys } = await findFactors(db, staff.id)
  const now = clock.now()
  const format = formatterOf(args.context)
  const { searchParams } = args.url
  return {
    siteAddress: config.publicUrl,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      made: instantText(createdAt, now, format),
      used: lastUsedAt ? instantText(lastUsedAt, now, format) : words.never,
    })),
    flash: flash(words, searchParams.get('did')),
    dialog: searchParams.get('ask'),
  }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'self:write')
  const { passkeys: words, ...factors } = wordsOf(args.context, factorAdminWords)
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const id = String(form.get('passkey') ?? '')
  if (form.get('step') === 'rename') {
    const name = String(form.get('newName') ?? '')
    const outcome = await renamePasskey(ctx, staff, { id, name })
    if (outcome.done) return redirect(`${page}?did=renamed`, 303)
    const { reason } = outcome.refusal
    if (reason === 'no-passkey') return data({ sentence: words.gone }, { status: 409 })
    return data({ field: factors.nameFaults[reason], name }, { status: 422 })
  }
  if (form.get('step') !== 'remove') throw data(null, { status: 404 })
  await admitRecent(args, 'self:write')
  const outcome = await removePasskey(ctx, staff, id)
  if (outcome.done) return redirect(`${page}?did=removed`, 303)
  return data({ sentence: factors.lastFactor }, { status: 409 })
}

type Listed = Route.ComponentProps['loaderData']['passkeys'][number]

const columnsOf = (words: PasskeyWords): Column<Listed>[] => [
  { head: words.columns.name, isRowHead: true, className: 'breaks', cell: ({ name }) => name },
  { head: words.columns.made, className: 'num', label: words.columns.made, cell: ({ made }) => made },
  { head: words.columns.used, className: 'num', label: words.columns.used, cell: ({ used }) => used },
  {
    head: words.columns.change,
    cell: ({ id, name }) => (
      <span className="links">
        <Link to={`?ask=rename:${id}`} aria-label={words.rename({ name })} replace preventScrollReset>
          {words.renameShort}
        </Link>
        <Link to={`?ask=remove:${id}`} aria-label={words.remove({ name })} replace preventScrollReset>
          {words.removeShort}
        </Link>
      </span>
    ),
  },
]

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(factorAdminWords).passkeys
  const { siteAddress, passkeys, dialog } = loaderData
  const passkey = passkeys.find(({ id }) => dialog === `rename:${id}` || dialog === `remove:${id}`)
  const refusal = actionData && 'sentence' in actionData ? actionData.sentence : undefined
  return (
    <div className="profile">
      <FactorBar title={words.title} lede={words.lede} />
      <div className="flash">
        <Flash>{!actionData && loaderData.flash}</Flash>
        {!passkey && <div role="alert">{refusal && <p className="note bad">{refusal}</p>}</div>}
      </div>
      {passkey && dialog?.startsWith('rename:') && (
        <FormDialog dialog={dialog} {...words.askRename} hidden={{ step: 'rename', passkey: passkey.id }} refusal={refusal}>
          <TextField
            name="newName"
            label={words.askRename.name}
            defaultValue={actionData && 'name' in actionData ? actionData.name : passkey.name}
            error={actionData && 'field' in actionData ? actionData.field : undefined}
            maxLength={longestPasskeyName}
            autoComplete="off"
          />
        </FormDialog>
      )}
      {passkey && dialog?.startsWith('remove:') && (
        <FormDialog
          dialog={dialog}
          {...words.askRemove}
          title={words.askRemove.title({ name: passkey.name })}
          hidden={{ step: 'remove', passkey: passkey.id }}
          refusal={refusal}
        />
      )}
      <div className="g12">
        <div className="w7">
          {passkeys.length === 0 ? (
            <EmptyState title={words.none} text={words.noneText} />
          ) : (
            <section className="pane">
              <DataTable
                caption={words.count({ count: passkeys.length })}
                className="folds"
                columns={columnsOf(words)}
                rows={passkeys}
                rowKey={({ id }) => id}
              />
            </section>
          )}
        </div>
        <div className="w5">
          <AddPasskeyForm siteAddress={siteAddress} key={passkeys.length} />
        </div>
      </div>
    </div>
  )
}
