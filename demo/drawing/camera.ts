/**
 * How far the eye looks down on a thing: the share by which a circle lying at height y flattens on the
 * picture. Every part of a scene asks the same camera, so bottles, boxes and shadows agree in perspective.
 */
export interface Camera {
  tilt(y: number): number;
}

/** Eye level with a bottle's neck, as on a shelf: rings open slowly towards the floor. */
export const SHELF: Camera = { tilt: (y) => 0.012 + 0.082 * Math.max(0, (y - 150) / 720) };

/** Seen from a standing height, as on a table: lids and trays show their tops. */
export const TABLE: Camera = { tilt: () => 0.38 };

/** Where bottles stand, in drawing units of the 800 × 1000 picture. */
export const FLOOR = 884;
