import { expect, test } from 'vitest'
import { drawnInEnglish } from '#tests/support/drawn-in-english.tsx'
import { sceneChoices } from '../pictures/scene-choices.ts'
import { BlockEditor } from './block-editor.tsx'

test('without JavaScript it is a field with the text as lines, its label, its hint, its error and how to write', () => {
  const html = drawnInEnglish(
    <BlockEditor
      name="sections.0.blocks"
      label="Text"
      hint="What visitors read."
      problem="Write at least one paragraph."
      value={[
        { kind: 'heading', text: 'Before you fly' },
        { kind: 'text', text: '<b>words</b>' },
      ]}
      onChange={() => undefined}
      drawings={sceneChoices()}
      photos={[]}
    />,
  )
  expect(html).toMatch(/<label for="field-sections-0-blocks">Text<\/label>/)
  const [, field = ''] = /<textarea([^>]*)>/.exec(html) ?? []
  expect(field).toContain('name="sections.0.blocks"')
  expect(field).toContain('aria-invalid="true"')
  expect(field).toContain('aria-describedby="field-sections-0-blocks-error field-sections-0-blocks-hint"')
  expect(field).not.toContain('hidden')
  expect(html).toContain('## Before you fly\n\n&lt;b&gt;words&lt;/b&gt;</textarea>')
  expect(html).toContain('Write at least one paragraph.')
  expect(html).toContain('[[scene:virunga/dawn/7/Kinigi | Caption]]')
  expect(html).not.toContain('style=')
})
