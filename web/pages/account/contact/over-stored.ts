/**
 * What is stored now, with the given fields as they were written: another window may have saved since the form was opened,
 * and a form saves its details as a whole.
 */
export function overStored<Values extends object>(
  stored: Values,
  written: Values,
  isWritten: (field: keyof Values) => boolean,
): Values {
  const own = Object.entries(written).filter(([field]) => isWritten(field as keyof Values));
  return { ...stored, ...Object.fromEntries(own) };
}
