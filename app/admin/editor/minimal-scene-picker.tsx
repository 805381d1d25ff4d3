import { hours } from '#artwork/hours.ts'
import { sceneIds } from '#artwork/scene-ids.ts'
import type { Scene } from '#features/pages/blocks.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { scenePickerWords as words } from '../../words/desk-editor-blocks.ts'

type Props = { name: string; label: string; value: Scene; onChange: (scene: Scene) => void }

const titled = (id: string) => ({ value: id, words: `${id[0]?.toUpperCase() ?? ''}${id.slice(1)}` })
const mostSeed = 9999

/** Chooses a drawing by its four parts, with the drawing beside them. */
export function ScenePicker({ name, label, value, onChange }: Props) {
  return (
    <fieldset className="scene-parts">
      <legend className="legend">{label}</legend>
      <ScenePicture drawing={value} format="wide" />
      <div className="grid2">
        <SelectField
          name={`${name}.id`}
          label={words.id}
          value={value.id}
          choices={sceneIds.map(titled)}
          onChange={(event) => onChange({ ...value, id: sceneIds.find((id) => id === event.currentTarget.value) ?? value.id })}
        />
        <SelectField
          name={`${name}.hour`}
          label={words.hour}
          value={value.hour}
          choices={hours.map(titled)}
          onChange={(event) =>
            onChange({ ...value, hour: hours.find((hour) => hour === event.currentTarget.value) ?? value.hour })
          }
        />
        <TextField
          name={`${name}.seed`}
          label={words.seed}
          inputMode="numeric"
          value={String(value.seed)}
          onChange={(event) =>
            onChange({ ...value, seed: Math.min(mostSeed, Number(event.currentTarget.value.replace(/\D/g, ''))) })
          }
        />
        <TextField
          name={`${name}.place`}
          label={words.place}
          value={value.place}
          onChange={(event) => onChange({ ...value, place: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  )
}
