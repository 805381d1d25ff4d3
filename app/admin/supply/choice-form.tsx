import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { FieldFrame, fieldProps, TextField } from '../../ui/field.tsx'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import type { ChoiceView } from './load-choice.server.ts'
import type { RunOrdersReply } from './run-orders-reply.ts'

/** Chooses the service of a supplier for a line: what the package names in its place first, then those nearby and all others, or those of a search. */
export function ChoiceForm({ choice, reply }: { choice: ChoiceView; reply: RunOrdersReply | undefined }) {
  const words = useWords(runOrderWords).choose
  const busy = useNavigation().state !== 'idle'
  const own = reply?.choice?.line === choice.line ? reply : undefined
  const value = own?.values.service ?? (choice.first[0] ? String(choice.first[0].id) : '')
  const hint = words.serviceHint({ costs: choice.showsCosts ? 'yes' : 'no' })
  const service = { name: 'service', label: words.service, hint, error: own?.errors.service }
  const groups = [
    [words.first, choice.first] as const,
    [words.near({ place: choice.place }), choice.near] as const,
    ...Map.groupBy(choice.rest, ({ supplier }) => supplier),
  ].filter(([, services]) => services.length > 0)
  return (
    <Form method="post" className="choose-service stack" preventScrollReset noValidate aria-label={choice.what}>
      <input type="hidden" name="item" value={choice.itemKey} />
      <h4>{choice.isOther ? words.titleOther : words.title}</h4>
      {choice.found !== undefined && <p role="status">{words.found({ count: choice.found })}</p>}
      <div className="grid2">
        <FieldFrame {...service}>
          <select defaultValue={value} {...fieldProps(service)}>
            <option value="">{words.none}</option>
            {groups.map(([group, services]) => (
              <optgroup key={group} label={group}>
                {services.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </FieldFrame>
        {choice.isOther && (
          <TextField
            name="reason"
            label={words.reason}
            hint={words.reasonNeeded}
            error={own?.errors.reason}
            defaultValue={own?.values.reason}
            autoComplete="off"
          />
        )}
      </div>
      <div className="row">
        <button className="btn" type="submit" name="event" value="choose" aria-disabled={busy}>
          {words.go}
        </button>
        <Link to="?" preventScrollReset>
          {words.close}
        </Link>
      </div>
      {choice.isMore && (
        <>
          <p className="small muted">{words.findText}</p>
          <div className="row find">
            <TextField
              name="find"
              label={words.find}
              error={own?.errors.find}
              defaultValue={own?.values.find}
              autoComplete="off"
            />
            <button className="btn line" type="submit" name="event" value="find" aria-disabled={busy}>
              {words.findGo}
            </button>
          </div>
        </>
      )}
    </Form>
  )
}
