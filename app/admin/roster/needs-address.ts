/** The parameter of the page of guides and vehicles that unfolds how many are needed, also where a browser opens no fold by itself. */
export const opensNeeds = (params: URLSearchParams): boolean => params.get('open') === 'needs'

/** The address of the form that changes how many are needed, unfolded. @param crewPath the page of the guides and vehicles of a departure or booking. */
export const needsAddress = (crewPath: string): string => `${crewPath}?open=needs#change-needs`
