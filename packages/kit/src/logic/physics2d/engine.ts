/*
 * The order of these three makes the engine exact: see exact-on.ts. Nothing else in the kit or in a
 * game may load planck.
 */
import './exact-on.ts';
export {
  Chain,
  Circle,
  DistanceJoint,
  Polygon,
  RevoluteJoint,
  Rot,
  Vec2,
  World,
  type Body as EngineBody,
  type Contact as EngineContact,
  type Fixture as EngineFixture,
} from 'planck';
import './exact-off.ts';
