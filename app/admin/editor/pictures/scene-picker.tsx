import { useState } from 'react'
import type { Scene } from '#features/pages/blocks.ts'
import { useWords } from '../../../languages/use-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import { scenePickerWords } from '../../../words/admin/content/editor-scene.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { type Widget, WidgetFrame } from '../widget-frame.tsx'
import type { SceneChoices } from './scene-choices.ts'
import { readSeed, seedBy } from './scene-seed.ts'

type Props = Widget<Scene> & { choices: SceneChoices }

/** The inks of an hour in its swatch, from the sky to the ground. */
const bands = ['sky', 'glow', 'ridge', 'ground'] as const

/**
 * A drawn picture by its scene, its hour and its seed, with the name of the place. Posted as `<name>.id`, `.hour`, `.seed`,
 * `.place`.
 */
export function ScenePicker({ name, label, value, onChange, problem, hint, choices }: Props) {
  const words = useWords(scenePickerWords)
  const inBrowser = useInBrowser()
  const [typedSeed, setTypedSeed] = useState<string>()
  const set = (part: Partial<Scene>) => onChange({ ...value, ...part })
  const turn = (steps: number) => {
    setTypedSeed(undefined)
    set({ seed: seedBy(value.seed, steps) })
  }
  return (
    <WidgetFrame name={name} label={label} problem={problem} hint={hint} className="scene-picker">
      <figure>
        <ScenePicture drawing={value} eager />
        <figcaption className="small muted">{value.place}</figcaption>
      </figure>
      <div className="scene-choice">
        <TextField
          name={`${name}.place`}
          label={words.place}
          hint={words.placeHint}
          value={value.place}
          maxLength={80}
          onChange={({ currentTarget }) => set({ place: currentTarget.value })}
        />
        <fieldset className="hours">
          <legend className="legend">{words.hour}</legend>
          {choices.hours.map((hour) => (
            <label key={hour}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${name}.hour`}
                value={hour}
                checked={value.hour === hour}
                onChange={() => set({ hour })}
              />
              <span className={`swatch h-${hour}`} aria-hidden="true">
                {bands.map((band) => (
                  <i key={band} className={band} />
                ))}
              </span>
              {words.hours[hour]}
            </label>
          ))}
        </fieldset>
        <div className="row seed">
          <TextField
            name={`${name}.seed`}
            label={words.seed}
            hint={words.seedHint}
            inputMode="numeric"
            value={typedSeed ?? value.seed}
            onChange={({ currentTarget }) => {
              const seed = readSeed(currentTarget.value)
              setTypedSeed(seed === undefined ? currentTarget.value : undefined)
              if (seed !== undefined) set({ seed })
            }}
          />
          {inBrowser && (
            <>
              <button type="button" className="btn line sm" onClick={() => turn(-1)}>
                {words.before}
              </button>
              <button type="button" className="btn line sm" onClick={() => turn(1)}>
                <EditorIcon name="drawing" /> {words.another}
              </button>
            </>
          )}
        </div>
      </div>
      <fieldset className="scenes">
        <legend className="legend">{words.scene}</legend>
        {choices.scenes.map(({ id, title }) => (
          <label key={id}>
            <input
              type="radio"
              className="visually-hidden"
              name={`${name}.id`}
              value={id}
              checked={value.id === id}
              onChange={() => set({ id })}
            />
            <ScenePicture drawing={{ id, hour: value.hour, seed: value.seed }} />
            {title}
          </label>
        ))}
      </fieldset>
    </WidgetFrame>
  )
}
