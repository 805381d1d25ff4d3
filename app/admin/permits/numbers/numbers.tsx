import { data, Form, redirect, useNavigation } from 'react-router'
import { mostLines } from '#features/permits/rules/pasted-lines.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { TextArea } from '../../../ui/field.tsx'
import { permitNumberWords } from '../../../words/admin/permits/permit-numbers.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import type { Route } from './+types/numbers.ts'
import { listScopes } from './check-lines.server.ts'
import { listNumberless } from './list-numberless.server.ts'
import { NumberFields } from './number-fields.tsx'
import { numbersByForm } from './numbers-action.server.ts'
import { readScope } from './numbers-path.ts'
import { NumbersPreview } from './numbers-preview.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'permits:write')
  const ctx = contextOf(args.context)
  const count = (name: string) => Number(args.url.searchParams.get(name)) || 0
  const scopes = await listScopes(ctx, wordsReader(args.context))
  const wanted = args.url.searchParams.get('scope')
  const scope = (scopes.find(({ value }) => value === wanted) ?? scopes[0])?.value ?? ''
  return {
    scopes,
    scope,
    ...(await listNumberless(ctx, readScope(scope))),
    most: mostLines,
    saved: { numbered: count('numbered'), bought: count('bought') },
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'permits:write')
  const answer = await numbersByForm(contextOf(args.context), wordsReader(args.context), await args.request.formData(), actor)
  if ('reply' in answer) return data(answer.reply, { status: answer.status })
  const { numbered, bought } = answer.saved
  return redirect(`/admin/permits/numbers?numbered=${numbered}&bought=${bought}`, 303)
}

/** Numbers as an authority sends them: typed one by one or as a list, and looked at before they are written. */
export default function PermitNumbers({ loaderData, actionData }: Route.ComponentProps) {
  const { scopes, scope, rows, more, most, saved } = loaderData
  const words = useWords(permitNumberWords)
  const reply = (by: 'fields' | 'list') => (actionData?.by === by ? actionData : undefined)
  return (
    <div className="list-page permits">
      <PageBar title={words.title} lede={words.lede} up={[{ to: '/admin/permits/buy', name: words.buy }]} />
      <div className="flash" role="status">
        {saved.numbered > 0 && !actionData && <p className="note ok">{words.saved(saved)}</p>}
      </div>
      {actionData?.lines ? (
        <NumbersPreview reply={actionData} lines={actionData.lines} />
      ) : scopes.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <>
          <div className="tools">
            <Form className="search-form" aria-label={words.scope} key={scope} preventScrollReset>
              <label className="visually-hidden" htmlFor="scope">
                {words.scope}
              </label>
              <select id="scope" name="scope" defaultValue={scope}>
                {scopes.map(({ value, words: name }) => (
                  <option key={value} value={value}>
                    {String(name)}
                  </option>
                ))}
              </select>
              <button className="btn line" type="submit">
                {words.show}
              </button>
            </Form>
          </div>
          <div className="panes" key={`${scope} ${actionData?.text}`}>
            <NumberFields
              scope={scope}
              rows={rows}
              more={more}
              typed={reply('fields')?.fields ?? {}}
              fault={reply('fields')?.fault}
            />
            <NumbersList scope={scope} most={most} reply={reply('list')} />
          </div>
        </>
      )}
    </div>
  )
}

type ListProps = { scope: string; most: number; reply: Route.ComponentProps['actionData'] }

/** The list of an authority, pasted or as a file. */
function NumbersList({ scope, most, reply }: ListProps) {
  const { format } = useReader()
  const words = useWords(permitNumberWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.paste}>
      <Form method="post" encType="multipart/form-data" className="stack" noValidate preventScrollReset>
        <input type="hidden" name="scope" value={scope} />
        <input type="hidden" name="by" value="list" />
        <TextArea
          name="text"
          label={words.text}
          hint={words.textHint({ lines: most })}
          error={reply?.fault}
          defaultValue={reply?.text}
          maxLength={200_000}
          rows={8}
          spellCheck={false}
        />
        <div className="field">
          <label htmlFor="field-file">{words.file}</label>
          <input
            id="field-file"
            name="file"
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-describedby="field-file-hint"
          />
          <span className="hint" id="field-file-hint">
            {words.fileHint}
          </span>
        </div>
        <div className="row">
          <button className="btn" type="submit" name="event" value="look" aria-disabled={busy}>
            {words.look}
            <span className="visually-hidden">
              {format.colon}
              {words.paste}
            </span>
          </button>
        </div>
      </Form>
    </Pane>
  )
}
