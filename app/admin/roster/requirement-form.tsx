import { Form, useSearchParams } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { requirementWords } from '../../words/admin/roster/crew-requirements.ts'
import type { CrewReply } from './crew-form-action.server.ts'
import type { RunCrewView } from './load-run-crew.server.ts'
import { opensNeeds } from './needs-address.ts'

const fields = ['cars', 'driverGuides', 'guides', 'drivers'] as const

/** How many a departure or booking needs, in place of what is counted. Its address (`needsAddress`) unfolds it. */
export function RequirementForm({ view, reply }: { view: RunCrewView; reply: CrewReply | undefined }) {
  const words = useWords(requirementWords)
  const [params] = useSearchParams()
  const typed: Record<string, string | undefined> = reply?.event === 'require' ? reply.values : {}
  return (
    <details open={reply?.event === 'require' || opensNeeds(params)}>
      <summary>{words.change}</summary>
      <Form id="change-needs" method="post" className="stack" noValidate preventScrollReset>
        <div className="grid2">
          {fields.map((name) => (
            <TextField
              key={name}
              name={name}
              label={words[name]}
              inputMode="numeric"
              defaultValue={typed[name] ?? String(view.numbers[name])}
              maxLength={2}
            />
          ))}
        </div>
        <div className="row wraps">
          <button className="btn line" type="submit" name="event" value="require">
            {words.save}
          </button>
          {view.setBy && (
            <button className="btn line" type="submit" name="event" value="count">
              {words.reset}
            </button>
          )}
        </div>
      </Form>
    </details>
  )
}
