import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { mostLines } from '#features/permits/rules/pasted-lines.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { SelectField, TextArea } from '../../../ui/field.tsx'
import { permitNumberWords } from '../../../words/admin/permits/permit-numbers.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import type { Route } from './+types/numbers.ts'
import { listScopes } from './check-lines.server.ts'
import { numbersByForm } from './numbers-action.server.ts'
import { NumbersPreview } from './numbers-preview.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'permits:write')
  const count = (name: string) => Number(args.url.searchParams.get(name)) || 0
  const scopes = await listScopes(contextOf(args.context), wordsReader(args.context))
  return {
    scopes,
    first: args.url.searchParams.get('scope') ?? undefined,
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

/** Numbers as an authority sends them: many lines, looked at before they are written. */
export default function PermitNumbers({ loaderData: { scopes, first, most, saved }, actionData }: Route.ComponentProps) {
  const words = useWords(permitNumberWords)
  return (
    <div className="list-page">
      <PageBar
        title={words.title}
        lede={words.lede}
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/permits/buy">{words.buy}</Link> / <span aria-current="page">{words.title}</span>
            </>
          ),
        }}
      />
      <div className="flash" role="status">
        {saved.numbered > 0 && !actionData && <p className="note ok">{words.saved(saved)}</p>}
      </div>
      {actionData?.lines ? (
        <NumbersPreview reply={actionData} lines={actionData.lines} />
      ) : scopes.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <NumbersForm scopes={scopes} first={first} most={most} reply={actionData} />
      )}
    </div>
  )
}

type FormProps = Pick<Route.ComponentProps['loaderData'], 'scopes' | 'first' | 'most'> & {
  reply: Route.ComponentProps['actionData']
}

function NumbersForm({ scopes, first, most, reply }: FormProps) {
  const words = useWords(permitNumberWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" encType="multipart/form-data" className="pane stack" noValidate preventScrollReset>
      <SelectField name="scope" label={words.scope} choices={scopes} defaultValue={reply?.scope ?? first} />
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
      <div className="row">
        <button className="btn" type="submit" name="event" value="look" aria-disabled={busy}>
          {words.look}
        </button>
      </div>
    </Form>
  )
}
