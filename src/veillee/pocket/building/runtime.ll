; What Numba's rules ask of a runtime: arrays that a rule makes for itself come from the host's malloc. A block has a
; head of 32 bytes that begins as Numba's own: how often it is held, its dtor, where its data is, its size.
target triple = "wasm32-unknown-unknown"

declare ptr @malloc(i32)
declare void @free(ptr)

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %small = trunc i64 %size to i32
  %with = add i32 %small, 32
  %p = call ptr @malloc(i32 %with)
  %data = getelementptr i8, ptr %p, i32 32
  store i64 1, ptr %p
  %dtor = getelementptr i8, ptr %p, i32 8
  store i64 0, ptr %dtor
  %data_at = getelementptr i8, ptr %p, i32 16
  store ptr %data, ptr %data_at
  %size_at = getelementptr i8, ptr %p, i32 24
  store i64 %size, ptr %size_at
  ret ptr %p
}

define void @NRT_MemInfo_call_dtor(ptr %p) {
  call void @free(ptr %p)
  ret void
}

; A root is an instruction here, and exact.
declare double @llvm.sqrt.f64(double)

define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
