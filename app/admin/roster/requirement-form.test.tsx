import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { requirementWords } from '../../words/admin/roster/crew-requirements.ts'
import type { RunCrewView } from './load-run-crew.server.ts'
import { needsAddress } from './needs-address.ts'
import { RequirementForm } from './requirement-form.tsx'

const view = { numbers: { cars: 1, driverGuides: 1, guides: 0, drivers: 0 }, setBy: '' } as RunCrewView

test('the server unfolds what a departure needs where its address asks for it, and nowhere else', () => {
  const path = '/admin/departures/7/crew'
  const Stub = createRoutesStub([{ id: 'root', path, Component: () => <RequirementForm view={view} reply={undefined} /> }])
  const root = { words: () => openSiteWords([requirementWords]).in('en') }
  const drawn = (address: string) =>
    renderToStaticMarkup(<Stub initialEntries={[address]} hydrationData={{ loaderData: { root } }} />)
  expect(drawn(needsAddress(path))).toMatch(/^<details open/)
  expect(drawn(path)).toMatch(/^<details>/)
})
