class Noise extends AudioWorkletProcessor { process() { return false; } }
registerProcessor('noise', Noise);
