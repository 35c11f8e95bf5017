import { testCurve } from '@playgrove/kit/testing';
import { curve } from './curve.ts';

testCurve(import.meta.dirname, curve);
